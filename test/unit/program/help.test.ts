// What `--help` of each command prints, whole: `npx vitest run test/unit/program/help.test.ts -u` writes it anew.
import { expect, it } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import { commandNames, runCommand } from "../../helpers/run-command.ts";

it("the help of all commands is the committed one", async () => {
  let helps = "";
  for (const name of commandNames) {
    const { code, stdout, stderr } = await runCommand(name, "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    helps += `${stdout}\n`;
  }
  await expect(helps).toMatchFileSnapshot(inHome("test/fixtures/help.txt"));
});
