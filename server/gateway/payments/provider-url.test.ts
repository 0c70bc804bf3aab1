import { expect, test } from "vitest";
import { providerUrlFault } from "./provider-url.ts";

test.each(["http://127.0.0.1:4000", "http://localhost:4000/api", "http://[::1]:4000", "https://127.0.0.1"])(
  "a provider on this machine may be tried out with any database: %s",
  (url) => {
    expect(providerUrlFault(url, "embedded")).toBeNull();
    expect(providerUrlFault(url, "server")).toBeNull();
  },
);

test.each([
  "https://pay.example",
  "http://10.0.0.1",
  "http://127.0.0.1.evil.example",
  "http://localhost.evil.example",
  "https://evil.example/127.0.0.1",
])("the embedded database takes no money from elsewhere: %s", (url) => {
  expect(providerUrlFault(url, "embedded")).toContain("DATABASE_URL");
});

test("a server takes money over encrypted ways alone, from an address that says nothing secret", () => {
  expect(providerUrlFault("https://pay.example/v1", "server")).toBeNull();
  for (const url of ["http://pay.example", "ftp://pay.example", "file:///etc", "javascript:alert(1)"]) {
    expect(providerUrlFault(url, "server"), url).toContain("https://");
  }
  expect(providerUrlFault("https://user:secret@pay.example", "server")).toContain("password");
  expect(providerUrlFault("http://user@127.0.0.1", "embedded")).toContain("name");
  expect(providerUrlFault("pay.example", "server")).toBe("is not an address");
});
