// What `--help` of each command prints, whole: `npx vitest run test/unit/program/help.test.ts -u` writes it anew.
import { expect, it } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import { commandNames } from "../../../src/program/commands.ts";
import { runCommand } from "../../helpers/run-command.ts";

it("the help of the program and of all commands is the committed one", async () => {
  let helps = "";
  for (const words of [[], ...commandNames.map((name) => [name])]) {
    const { code, stdout, stderr } = await runCommand(...words, "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    helps += `${stdout}\n`;
  }
  await expect(helps).toMatchFileSnapshot(inHome("test/fixtures/help.txt"));
});
