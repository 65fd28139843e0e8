import { success } from "../answers.ts";
import type { Behaviour } from "../behaviour.ts";
import { shownLinkifiers } from "../shown-linkifiers.ts";

export const listLinkifiers: Behaviour<"listLinkifiers"> = {
  carryOut: ({ organization }) => success({ linkifiers: shownLinkifiers(organization) }),
};
