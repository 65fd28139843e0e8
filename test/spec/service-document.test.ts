/**
 * Compares the generated projections with the service document, by a fixture quoted from that document alone. A failure
 * cites the section and the text that the specification contradicts.
 */
import { describe, expect, it } from "vitest";
import * as fixture from "../fixtures/service-document.ts";
import { annotated } from "../helpers/annotated.ts";
import {
  allowedValuesOf,
  bodiesOf,
  errorShapesOf,
  follow,
  isJson,
  isSuccess,
  type Json,
  merge,
  type Operation,
  operationsOf,
  parametersOf,
  requestMediaTypesOf,
  type Shape,
  securityOf,
  shapesOf,
  successShapesOf,
  typesOf,
  validatorOf,
} from "../helpers/schema.ts";
import { snapshot } from "../helpers/snapshot.ts";

/** Levels from public sources, if the document gives none (docs/sources.md §18). */
const publicSince: Partial<Record<fixture.OperationKey, number>> = {
  "DELETE /api/v1/drafts/{draft_id}": 87,
};

const boundaries = [
  0,
  ...Object.values(publicSince),
  ...fixture.levels.map((row) => row.level),
].sort((one, other) => one - other);
const head = Math.max(...boundaries);
const operationKeys = Object.keys(fixture.operations) as fixture.OperationKey[];
const documented = operationKeys.map((key) => ({ key, claim: fixture.operations[key] }));
const listing = "GET /api/v1/invites";

const annotatedDocument: Json = annotated();
const registry = (annotatedDocument["x-feature-levels"] ?? []) as Json[];

/** The citation in a failure message. */
const cite = (...claims: readonly fixture.Claim[]): string =>
  claims.map(({ section, quote }) => `service-document ${section}: “${quote}”`).join("\n");

function operationIn(document: Json, key: string, claim: fixture.Claim): Operation {
  const operation = operationsOf(document).find((candidate) => candidate.key === key);
  if (!operation) throw new Error(`${cite(claim)}\n${key} is not in the snapshot`);
  return operation;
}

/** The shapes of the successes of an operation, of which there is one at least. */
function successesIn(document: Json, key: string, claim: fixture.Claim): Shape[] {
  const shapes = successShapesOf(document, operationIn(document, key, claim));
  expect(shapes.length, `${cite(claim)}\n${key} has no success body`).toBeGreaterThan(0);
  return shapes;
}

const invitationShapesIn = (document: Json): Shape[] =>
  successesIn(document, listing, fixture.operations[listing]).flatMap(({ properties }) => {
    const items = properties.invites?.node.items;
    return isJson(items) ? shapesOf(document, items, properties.invites?.beyond) : [];
  });

const isOfKind =
  (isMultiuse: boolean) =>
  ({ properties }: Shape): boolean =>
    properties.is_multiuse?.node.const === isMultiuse;

/** The shapes of an error that has a code, of which there is one at least. */
function errorShapesIn(document: Json, claim: fixture.ErrorClaim) {
  const operation = operationIn(document, claim.operation, claim);
  const shapes = errorShapesOf(document, operation).filter(({ codes }) =>
    codes.includes(claim.code),
  );
  expect(shapes.length, `${cite(claim)}\n${claim.code} is not declared`).toBeGreaterThan(0);
  return shapes;
}

const errorFieldsOf = ({ extraFields }: fixture.ErrorClaim): fixture.FieldClaim[] => [
  ...fixture.commonErrorFields,
  ...extraFields,
];

// ---- What the document expects at a level -----------------------------------------------------------------------------------

const laterThan = (level: number): fixture.LevelChange[] =>
  fixture.levels.filter((row) => row.level > level).map(({ change }) => change);

/** The fields of an invitation at a level: those of the head, without later ones, and with those replaced later. */
const invitationFieldsAt = (level: number): fixture.FieldClaim[] =>
  fixture.invitationFields.flatMap((field) => {
    const change = laterThan(level).find((one) => "field" in one && one.field === field.name);
    if (change?.kind === "invitation field replaced") return [change.former];
    return change?.kind === "invitation field added" ? [] : [field];
  });

const fieldsOfKind = (level: number, kind: fixture.InvitationKind): fixture.FieldClaim[] =>
  invitationFieldsAt(level).filter(({ presence }) => ["always", kind].includes(presence));

const successFieldsAt = (level: number, key: fixture.OperationKey): fixture.FieldClaim[] =>
  [...fixture.commonSuccessFields, ...fixture.operations[key].successFields].filter(
    ({ name }) =>
      !laterThan(level).some(
        (change) => change.kind === "success field added" && change.field === name,
      ),
  );

const isThereAt = (level: number, key: fixture.OperationKey): boolean =>
  level >= (publicSince[key] ?? 0) &&
  !laterThan(level).some((change) => change.kind === "operation added" && change.operation === key);

/** One line for each field, so that a difference names the field: `expiry_date: integer|null, required`. */
const line = (name: string, types: readonly string[], required: boolean, constant: unknown) =>
  `${name}: ${types.join("|")}, ${required ? "required" : "optional"}${constant === undefined ? "" : `, ${JSON.stringify(constant)}`}`;

/** Compares each shape with the fields that the document gives. A constant counts where the document gives one. */
function expectFields(
  document: Json,
  shapes: readonly Shape[],
  fields: readonly fixture.FieldClaim[],
  ...claims: readonly fixture.Claim[]
): void {
  const want = fields.map(({ name, type, nullable, presence, constant }) =>
    line(name, [type, ...(nullable ? ["null"] : [])].sort(), presence !== "sometimes", constant),
  );
  for (const { properties, required } of shapes) {
    const found = Object.entries(properties).map(([name, { node }]) => {
      const isConstant = fields.some((field) => field.name === name && "constant" in field);
      const constant = isConstant ? (node.const ?? "any value") : undefined;
      return line(name, typesOf(document, node), required.includes(name), constant);
    });
    expect(found.sort(), cite(...claims, ...fields)).toEqual(want.sort());
  }
}

// ---- The projections --------------------------------------------------------------------------------------------------------

describe.each(boundaries)("the snapshot of level %i", (level) => {
  const document: Json = snapshot(level);
  const keys = documented.filter(({ key }) => isThereAt(level, key));
  const errors = fixture.errors.filter(({ operation }) => isThereAt(level, operation));

  it("§1.1 has {base_url} as its only server address", () => {
    const servers = (document.servers as Json[] | undefined)?.map((server) => server.url);
    expect(servers, cite(fixture.everywhere.server)).toEqual([fixture.everywhere.server.url]);
  });

  it("§1.1 puts every path under /api/v1", () => {
    const { prefix } = fixture.everywhere;
    const paths = Object.keys(document.paths as Json);
    expect(paths.length, cite(prefix)).toBeGreaterThan(0);
    const others = paths.filter((path) => !path.startsWith(prefix.path));
    expect(others, cite(prefix)).toEqual([]);
  });

  it("§1.3 has only JSON response bodies", () => {
    const claim = fixture.everywhere.mediaType;
    const other = operationsOf(document).flatMap((operation) =>
      bodiesOf(document, operation)
        .filter((body) => body.mediaType !== claim.response)
        .map((body) => `${operation.key} ${body.status} ${body.mediaType}`),
    );
    expect(other, cite(claim)).toEqual([]);
  });

  it("§1.2 has exactly the documented operations of its level", () => {
    const found = operationsOf(document)
      .map(({ key }) => key)
      .filter((key) => operationKeys.some((one) => one === key));
    expect(found.sort(), cite(fixture.scope, ...fixture.levels)).toEqual(
      keys.map(({ key }) => key).sort(),
    );
  });

  it.each(keys)(
    "§4.1.1 §4.2.1 §4.3.1 §4.4.1 $key takes exactly the documented parameters, in the documented form",
    ({ key, claim }) => {
      const operation = operationIn(document, key, claim);
      const found = parametersOf(document, operation).map(
        ({ name, place, required, encoding, node }) => ({
          name,
          place,
          required,
          encoding,
          type: typesOf(document, node).join("|"),
          items: isJson(node.items) ? typesOf(document, node.items).join("|") : undefined,
        }),
      );
      const want = claim.parameters.map(({ section: _, quote: __, ...parameter }) => parameter);
      expect(found, cite(claim, ...claim.parameters)).toEqual(want);
      const { mediaTypes } = claim.request;
      expect(requestMediaTypesOf(document, operation), cite(claim.request)).toEqual(mediaTypes);
    },
  );

  it.each(keys)(
    "§4.0.1 §4.0.2 §4.1.2 §4.2.1 §4.3.2 §4.4.2 $key succeeds with exactly the documented fields",
    ({ key, claim }) => {
      const fields = successFieldsAt(level, key);
      expectFields(document, successesIn(document, key, claim), fields, claim.bareSuccess ?? claim);
    },
  );

  it.each(keys)("§5.1 $key accepts only HTTP Basic authentication", ({ key, claim }) => {
    const found = securityOf(document, operationIn(document, key, claim)).map((schemes) =>
      schemes.map((scheme) => `${scheme.type} ${scheme.scheme}`),
    );
    const { authentication } = fixture;
    expect(found, cite(authentication)).toEqual([[`http ${authentication.scheme}`]]);
  });

  it.each(errors)(
    "§7.1 §7.2 §7.3 $operation fails with $code and exactly its documented fields",
    (claim) => expectFields(document, errorShapesIn(document, claim), errorFieldsOf(claim), claim),
  );

  it.each(keys)("§7.1 every error of $key has result error", ({ key, claim }) => {
    const other = errorShapesOf(document, operationIn(document, key, claim))
      .filter((shape) => shape.properties.result?.node.const !== "error")
      .map((shape) => `${shape.body.status} ${shape.codes.join("|")}`);
    expect(other, cite(...fixture.commonErrorFields)).toEqual([]);
  });

  it.each(errors)("§7.2 §7.3 $operation shows $code with its documented message", (claim) => {
    const examples = bodiesOf(document, operationIn(document, claim.operation, claim))
      .flatMap((body) => body.examples.map(({ value }) => value))
      .filter((example): example is Json => isJson(example) && example.code === claim.code);
    const messages = examples.map(({ msg }) => msg);
    const { message } = claim;
    if (typeof message === "string") {
      expect(messages, cite(claim)).toContain(message);
    } else {
      const { prefix, followedBy } = message;
      const want = examples.map((example) => `${prefix}${example[followedBy]}`);
      expect(messages.length, `${cite(claim)}\nno example has this code`).toBeGreaterThan(0);
      expect(messages, cite(claim)).toEqual(want);
    }
  });

  it("§2.2 has exactly two kinds of invitation, one for each is_multiuse", () => {
    const found = invitationShapesIn(document).map(
      ({ properties }) => properties.is_multiuse?.node.const,
    );
    expect(found.sort(), cite(...fixture.invitationKinds)).toEqual([false, true]);
  });

  it.each(fixture.invitationKinds)(
    "§2.3 §2.5 gives a $kind exactly its documented fields, and their values with the meaning of each",
    ({ kind, isMultiuse }) => {
      const shapes = invitationShapesIn(document).filter(isOfKind(isMultiuse));
      const fields = fieldsOfKind(level, kind);
      expect(shapes).toHaveLength(1);
      expectFields(document, shapes, fields);
      for (const { name, allowed = [], ...claim } of fields) {
        const found = allowedValuesOf(document, shapes[0]?.properties[name]?.node ?? {});
        const want = allowed.map(({ value, meaning }) => ({
          value,
          meaning: expect.stringMatching(new RegExp(meaning, "i")),
        }));
        if (want.length > 0) expect(found, cite(claim)).toEqual(want);
      }
    },
  );
});

// ---- What a server may send ---------------------------------------------------------------------------------------------------

const samples: Readonly<Record<fixture.InvitationKind, Json>> = {
  "email invitation": {
    id: 1,
    invited_by_user_id: 9,
    invited: 1710606654,
    expiry_date: 1710606954,
    invited_as: 200,
    email: "lena@example.org",
    notify_referrer_on_join: true,
    is_multiuse: false,
  },
  "reusable invitation link": {
    id: 1,
    invited_by_user_id: 9,
    invited: 1710606604,
    expiry_date: 1710606904,
    invited_as: 400,
    link_url: "https://chat.example.org/join/yddhtzk4jgl7rsmazc5fyyyy/",
    notify_referrer_on_join: true,
    is_multiuse: true,
  },
};
const byEmail = samples["email invitation"];
const link = samples["reusable invitation link"];
const success: Json = { result: "success", msg: "" };

const without = (value: Json, name: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/**
 * Values for the success body or the form of an operation: those whose schema could be right field by field and wrong as a
 * whole.
 */
interface Judged {
  operation: fixture.OperationKey;
  part: "success" | "form";
  accepted: Json;
  rejected: Json;
  /** Defaults to the newest. */
  level?: number;
}

/** Lists of invitations, each with the level that judges it. */
const invitations = (accepted: Json, rejected: Json, level = head): Judged => {
  const listed = (values: Json) =>
    Object.fromEntries(
      Object.entries(values).map(([what, invites]) => [what, { ...success, invites }]),
    );
  return {
    operation: listing,
    part: "success",
    accepted: listed(accepted),
    rejected: listed(rejected),
    level,
  };
};

const ofKinds = fixture.invitationKinds.map(({ kind, isMultiuse }): Judged => {
  const sample = samples[kind];
  const own = fieldsOfKind(head, kind);
  const { name = "" } = fixture.invitationFields.find((field) => !own.includes(field)) ?? {};
  const foreign = { ...link, ...byEmail }[name];
  return invitations(
    { [`a complete ${kind}`]: [sample] },
    {
      [`a ${kind} with ${name} of the other kind`]: [{ ...sample, [name]: foreign }],
      [`a ${kind} that says is_multiuse ${!isMultiuse}`]: [{ ...sample, is_multiuse: !isMultiuse }],
    },
  );
});

const withRef = { ...without(byEmail, "invited_by_user_id"), ref: "iago@example.org" };

const judged: readonly Judged[] = [
  ...ofKinds,
  invitations(
    {
      "no invitation at all": [],
      "an email invitation and a reusable link with one id": [byEmail, { ...link, id: byEmail.id }],
    },
    {
      "one invitation instead of a list": byEmail,
      "a list without invites": undefined,
      "an invitation with ref in place of invited_by_user_id": [withRef],
    },
  ),
  invitations(
    {
      "an invitation without notify_referrer_on_join": [
        without(byEmail, "notify_referrer_on_join"),
      ],
      "a reusable link without notify_referrer_on_join": [without(link, "notify_referrer_on_join")],
    },
    {},
    266,
  ),
  invitations(
    { "an invitation with ref in place of invited_by_user_id": [withRef] },
    {
      "an invitation without ref": [without(withRef, "ref")],
      "an invitation whose ref is a number": [{ ...withRef, ref: 9 }],
    },
    21,
  ),
  {
    operation: "DELETE /api/v1/events",
    part: "form",
    accepted: { "a form with queue_id": { queue_id: "1517975029:0" } },
    rejected: { "a form without queue_id": {}, "a queue_id that is a number": { queue_id: 5 } },
  },
  {
    operation: "PATCH /api/v1/realm/linkifiers",
    part: "form",
    accepted: {
      "three ids in a new order": { ordered_linkifier_ids: [3, 1, 2] },
      "one id": { ordered_linkifier_ids: [1] },
      "no id": { ordered_linkifier_ids: [] },
    },
    rejected: {
      "a form without ids": {},
      "ids as one string": { ordered_linkifier_ids: "3,1,2" },
      "an id that is a string": { ordered_linkifier_ids: ["3"] },
      "an id that is not whole": { ordered_linkifier_ids: [1.5] },
      "one id instead of a list": { ordered_linkifier_ids: 3 },
    },
  },
];

const rows = judged.flatMap(({ accepted, rejected, level = head, ...row }) =>
  [accepted, rejected].flatMap((values, index) =>
    Object.entries(values).map(([what, value]) => {
      const verdict = index === 0 ? "accepted" : "rejected";
      return { ...row, level, what, value, verdict };
    }),
  ),
);

function schemasFor(document: Json, { operation: key, part }: Pick<Judged, "operation" | "part">) {
  const operation = operationIn(document, key, fixture.operations[key]);
  if (part === "success")
    return bodiesOf(document, operation)
      .filter(isSuccess)
      .map(({ node }) => node);
  const { content } = follow(document, operation.node.requestBody as Json).node;
  return Object.values(content as Record<string, Json>).map(({ schema }) => schema as Json);
}

describe("validation by the schemas", () => {
  it.each(rows)("§2.4 §2.8 §4.4.1 $operation, level $level: $what is $verdict", (row) => {
    const document = snapshot(row.level);
    const schemas = schemasFor(document, row);
    expect(schemas.length, `${row.operation} has no schema to judge by`).toBeGreaterThan(0);
    const isAccepted = schemas.some((schema) => validatorOf(document, schema)(row.value));
    expect(isAccepted ? "accepted" : "rejected", JSON.stringify(row.value)).toBe(row.verdict);
  });

  it("§2.7 §4.3.1 a draft_id is accepted only if it is an integer", () => {
    const claim = fixture.operations["DELETE /api/v1/drafts/{draft_id}"];
    const document = snapshot(head);
    const operation = operationIn(document, "DELETE /api/v1/drafts/{draft_id}", claim);
    const [draftId] = parametersOf(document, operation);
    const accepts = validatorOf(document, draftId?.node ?? {});
    const found = [17, 0, 1.5, "abc", null].map(accepts);
    expect(found, cite(...claim.parameters)).toEqual([true, true, false, false, false]);
  });
});

// ---- Feature levels: feature-levels.test.ts tests the marks and their effect on each level ------------------------------------

describe("the annotated bundle", () => {
  it("§9.1 §9.2 §9.3 §9.4 §9.5 registers levels and releases of the table in order", () => {
    const found = registry
      .filter(({ source }) => Number.parseInt(String(source), 10) < 10)
      .map(({ level, release }) => ({ level, release }));
    const want = fixture.levels.map(({ level, release }) => ({ level, release }));
    expect(found, cite(fixture.levelTable, ...fixture.levels)).toEqual(want);
  });

  it.each(fixture.levelsNamedElsewhere)(
    "registers level $level, which $section names too",
    (row) => {
      const levels = registry.map(({ level }) => level);
      expect(levels, cite(row)).toContain(row.level);
    },
  );
});

// ---- What goes beyond the document ----------------------------------------------------------------------------------------------

const bounds = [
  ...["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems"],
];

/** The names of what is not marked as beyond the document. */
const unmarkedIn = (properties: Shape["properties"]): string[] =>
  Object.keys(properties).filter((name) => !properties[name]?.beyond);

describe("x-beyond-document", () => {
  const document = annotatedDocument;

  it.each(documented)("is on no parameter and no field of a success of $key", ({ key, claim }) => {
    const operation = operationIn(document, key, claim);
    expect(operation.beyond, cite(claim)).toBe(false);
    for (const { name, beyond } of parametersOf(document, operation))
      expect({ name, beyond }, cite(claim)).toEqual({ name, beyond: false });
    const want = successFieldsAt(head, key).map(({ name }) => name);
    for (const { properties } of successesIn(document, key, claim))
      expect(unmarkedIn(properties), cite(claim)).toEqual(expect.arrayContaining(want));
  });

  it.each(fixture.invitationKinds)("is on no field of a $kind", ({ isMultiuse }) => {
    for (const { properties } of invitationShapesIn(document).filter(isOfKind(isMultiuse)))
      expect(unmarkedIn(properties), cite(...fixture.invitationFields)).toEqual(
        Object.keys(properties),
      );
  });

  it.each(fixture.errors)("is not on $code of $operation, nor on an example of it", (claim) => {
    const names = errorFieldsOf(claim).map(({ name }) => name);
    for (const { beyond, properties } of errorShapesIn(document, claim)) {
      expect(beyond, cite(claim)).toBe(false);
      expect(unmarkedIn(properties), cite(claim)).toEqual(expect.arrayContaining(names));
    }
    const { message } = claim;
    const start = typeof message === "string" ? message : message.prefix;
    const examples = bodiesOf(document, operationIn(document, claim.operation, claim))
      .flatMap((body) => body.examples)
      .filter(({ value }) => isJson(value) && String(value.msg).startsWith(start));
    expect(new Set(examples.map(({ beyond }) => beyond)), cite(claim)).toEqual(new Set([false]));
  });

  it.each(documented)(
    "§7.4 is on every error of $key whose code the document does not list for it",
    ({ key, claim }) => {
      const known = claim.noErrors ? [] : fixture.errors.map(({ code }) => code);
      const unmarked = errorShapesOf(document, operationIn(document, key, claim))
        .filter(({ beyond, body }) => !beyond && !(claim.noErrors && body.beyond))
        .filter(({ codes, required }) => {
          const isKnown = codes.some((code) => known.includes(code));
          return !isKnown || !required.includes("code");
        })
        .map(({ body, codes }) => `${body.status} ${codes.join("|")}`);
      expect(unmarked, cite(claim.noErrors ?? claim, ...fixture.errors)).toEqual([]);
    },
  );

  it("§9.6 is on every operation that the document does not name", () => {
    const named: string[] = [...operationKeys, fixture.registration.key];
    const unmarked = operationsOf(document)
      .filter(({ key, beyond }) => !named.includes(key) && !beyond)
      .map(({ key }) => key);
    expect(unmarked, cite(fixture.silences.otherOperations)).toEqual([]);
  });

  it("is on all of a registration except event_types and the returned queue_id", () => {
    const claim = fixture.registration;
    const parameters = parametersOf(document, operationIn(document, claim.key, claim))
      .filter(({ beyond }) => !beyond)
      .map(({ name }) => name);
    expect(parameters, cite(claim)).toEqual([claim.parameter.name]);
    const common = fixture.commonSuccessFields.map(({ name }) => name);
    for (const { properties } of successesIn(document, claim.key, claim)) {
      const own = unmarkedIn(properties).filter((name) => !common.includes(name));
      expect(own, cite(claim)).toEqual([claim.returns.name]);
    }
  });

  it("is on the elements of ignored_parameters_unsupported, which the document omits", () => {
    for (const { key, claim } of documented)
      for (const { properties } of successesIn(document, key, claim)) {
        const items = properties.ignored_parameters_unsupported?.node.items;
        const isOpen = !isJson(items) || Object.keys(items).length === 0;
        const isMarked = isOpen || merge(document, items).beyond;
        expect(isMarked, cite(fixture.silences.ignoredParameters)).toBe(true);
      }
  });

  it.each(documented)(
    "§8.1 is on every bounded value of $key, as the document bounds none",
    ({ key, claim }) => {
      const shapes = [
        ...successesIn(document, key, claim),
        ...(key === listing ? invitationShapesIn(document) : []),
      ];
      const values = [
        ...parametersOf(document, operationIn(document, key, claim)),
        ...shapes.flatMap(({ properties }) => Object.values(properties)),
      ];
      const schemas = values
        .filter(({ beyond }) => !beyond)
        .flatMap(({ node }) =>
          isJson(node.items) ? [node, merge(document, node.items).node] : [node],
        );
      const bounded = schemas.filter((schema) => bounds.some((bound) => bound in schema));
      expect(bounded, cite(fixture.silences.bounds)).toEqual([]);
    },
  );
});

describe.each(boundaries)("the registration of a queue at level %i", (level) => {
  const claim = fixture.registration;
  const document: Json = snapshot(level);

  it("§2.1 takes a list of event_types, for example message", () => {
    const { name, items, sample } = claim.parameter;
    const parameters = parametersOf(document, operationIn(document, claim.key, claim));
    const node = parameters.find((one) => one.name === name)?.node ?? {};
    const ofItems = isJson(node.items) ? typesOf(document, node.items) : [];
    expect([typesOf(document, node), ofItems], cite(claim)).toEqual([["array"], [items]]);
    expect(validatorOf(document, node)(sample), cite(claim)).toBe(true);
  });

  it("§2.1 returns a queue_id", () => {
    const { name, type } = claim.returns;
    for (const { required, properties } of successesIn(document, claim.key, claim)) {
      expect(required, cite(claim)).toContain(name);
      expect(typesOf(document, properties[name]?.node ?? {}), cite(claim)).toEqual([type]);
    }
  });
});

// ---- What only prose can express ------------------------------------------------------------------------------------------------

const text = (...values: unknown[]): string =>
  values
    .filter((value) => typeof value === "string")
    .join("\n")
    // Wrapped prose may have a line break within a phrase.
    .replaceAll(/\s+/g, " ");

/** All prose of an operation, including its tags and responses. */
function wordsOf(document: Json, operation: Operation): string {
  const tags = (document.tags ?? []) as Json[];
  const responses = Object.values((operation.node.responses ?? {}) as Record<string, Json>);
  return text(
    operation.node.summary,
    operation.node.description,
    ...parametersOf(document, operation).map(({ node }) => node.description),
    ...responses.map((response) => follow(document, response).node.description),
    ...tags
      .filter(({ name }) => (operation.node.tags as unknown[] | undefined)?.includes(name))
      .map(({ description }) => description),
  );
}

function wordsAt(place: fixture.Place, claim: fixture.Claim): string {
  if ("invitationField" in place) {
    const found = invitationShapesIn(snapshot(place.level ?? head)).map(
      ({ properties }) => properties[place.invitationField]?.node,
    );
    return text(...found.flatMap((node) => [node?.title, node?.description]));
  }
  if ("level" in place) return wordsOfLevel(place.level);
  const document: Json = snapshot(head);
  const key = "securityOf" in place ? place.securityOf : place.operation;
  const operation = operationIn(document, key, claim);
  if ("securityOf" in place) {
    const schemes = securityOf(document, operation).flat();
    return text(...schemes.map(({ description }) => description));
  }
  if ("parameter" in place) {
    const parameters = parametersOf(document, operation);
    return text(parameters.find(({ name }) => name === place.parameter)?.node.description);
  }
  if (!("field" in place)) return wordsOf(document, operation);
  const shapes = successShapesOf(document, operation);
  return text(...shapes.map(({ properties }) => properties[place.field]?.node.description));
}

/** All prose about a level: its registry entry, the notes of its marks, and the descriptions of what it changed. */
function wordsOfLevel(level: number): string {
  const change = fixture.levels.find((row) => row.level === level)?.change;
  const nodes: (Json | undefined)[] = [];
  if (change && "operation" in change)
    nodes.push(operationsOf(annotatedDocument).find(({ key }) => key === change.operation)?.node);
  if (change && "field" in change)
    nodes.push(
      ...invitationShapesIn(annotatedDocument).map(
        ({ properties }) => properties[change.field]?.node,
      ),
    );
  const notes = nodes.flatMap((node) => {
    const mark = node?.["x-feature-level"];
    const changes = isJson(mark) && Array.isArray(mark.changes) ? (mark.changes as Json[]) : [];
    return changes.filter((entry) => entry.level === level).map((entry) => entry.note);
  });
  return text(
    ...registry.filter((entry) => entry.level === level).map((entry) => entry.summary),
    ...notes,
    ...nodes.map((node) => node?.description),
  );
}

it.each(fixture.prose)("§2.6 §4.2.2 §5.2 §5.3 the prose states at $where: $quote", (claim) => {
  const words = wordsAt(claim.where, claim);
  const missing = claim.says.split(" ").filter((alternatives) => {
    const pattern = alternatives.replaceAll("/", "|").replaceAll("+", " ");
    return !new RegExp(`(?<!\\w)(?:${pattern})`, "i").test(words);
  });
  expect(missing, `${cite(claim)}\nThe specification says only: ${words}`).toEqual([]);
});
