/** The form of registration as a new house asks for it, filled in: what is posted to its address. */
export function registrationForm(
  username: string,
  password: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const agreed = { ofAge: "on", terms: "on" };
  return { username, password, confirmPassword: password, payeeName: "Nima Kazemi", ...agreed, ...more };
}
