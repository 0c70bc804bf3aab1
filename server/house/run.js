import { spawn } from "node:child_process";

/** Runs a program and throws with what it said where it fails. */
export function run(command, parameters, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const said = [];
    child.stdout.on("data", (chunk) => said.push(chunk));
    child.stderr.on("data", (chunk) => said.push(chunk));
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}\n${Buffer.concat(said)}`)),
    );
  });
}
