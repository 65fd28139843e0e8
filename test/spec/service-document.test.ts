/**
 * Compares the generated projections with the service document, by a fixture typed in from that document alone. A
 * failure cites the section and the text that the specification contradicts.
 */
import { describe, expect, it } from "vitest";
import * as fixture from "../fixtures/service-document.ts";
import { annotated } from "../helpers/annotated.ts";
import { projection } from "../helpers/projection.ts";
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
const registrationKey = `${fixture.registration.method} ${fixture.registration.path}`;

// ---- Reading the generated documents --------------------------------------------------------------------------------------

/** The published document of a level. */
const projectionAt = (level: number): Json => projection(level);

const annotatedDocument: Json = annotated();
const registry = (annotatedDocument["x-feature-levels"] ?? []) as Json[];

/** The citation in a failure message. */
const cite = ({ section, quote }: fixture.Claim): string =>
  `service-document ${section}: “${quote}”`;

function operationIn(document: Json, key: string, claim: fixture.Claim): Operation {
  const operation = operationsOf(document).find((candidate) => candidate.key === key);
  if (!operation) throw new Error(`${cite(claim)}\n${key} is not in the projection`);
  return operation;
}

function invitationShapesIn(document: Json): Shape[] {
  const claim = fixture.operations["GET /api/v1/invites"];
  const list = operationIn(document, "GET /api/v1/invites", claim);
  return successShapesOf(document, list).flatMap((shape) => {
    const items = shape.properties.invites?.node.items;
    return isJson(items) ? shapesOf(document, items, shape.properties.invites?.beyond) : [];
  });
}

function invitationShapeIn(document: Json, kind: fixture.InvitationKind): Shape {
  const claim = fixture.invitationKinds.find((candidate) => candidate.kind === kind);
  const shapes = invitationShapesIn(document).filter(
    (shape) => shape.properties.is_multiuse?.node.const === claim?.isMultiuse,
  );
  if (!claim || !shapes[0] || shapes.length > 1)
    throw new Error(
      `${claim ? cite(claim) : kind}\n${shapes.length} alternatives of an invitation have \`is_multiuse\` const ${claim?.isMultiuse}; there must be one`,
    );
  return shapes[0];
}

// ---- What the document expects at a level -----------------------------------------------------------------------------------

/** The fields of an invitation at a level: those of the head, without later ones, and with those replaced later. */
const invitationFieldsAt = (level: number): fixture.FieldClaim[] =>
  fixture.invitationFields.flatMap((field) => {
    const change = fixture.levels
      .filter((row) => row.level > level)
      .map((row) => row.change)
      .find((candidate) => "field" in candidate && candidate.field === field.name);
    if (change?.kind === "invitation field replaced") return [change.former];
    return change?.kind === "invitation field added" ? [] : [field];
  });

const successFieldsAt = (level: number, key?: fixture.OperationKey): fixture.FieldClaim[] => {
  const later = fixture.levels
    .filter((row) => row.level > level)
    .flatMap(({ change }) => (change.kind === "success field added" ? [change.field] : []));
  const fields = [
    ...fixture.commonSuccessFields,
    ...(key ? fixture.operations[key].successFields : []),
  ].filter((field) => !later.includes(field.name));
  return [...new Map(fields.map((field) => [field.name, field])).values()];
};

const operationKeysAt = (level: number): fixture.OperationKey[] =>
  operationKeys.filter(
    (key) =>
      level >= (publicSince[key] ?? 0) &&
      !fixture.levels.some(
        (row) =>
          row.level > level &&
          row.change.kind === "operation added" &&
          row.change.operation === key,
      ),
  );

/** One line for each field, so that a difference names the field: `expiry_date: integer|null, required`. */
const expectedLines = (fields: readonly fixture.FieldClaim[]): string[] =>
  fields
    .map((field) => {
      const types = [field.type, ...(field.nullable ? ["null"] : [])].sort().join("|");
      return line(field.name, types, field.presence !== "sometimes", field.constant);
    })
    .sort();

const line = (name: string, types: string, required: boolean, constant: unknown): string =>
  `${name}: ${types}, ${required ? "required" : "optional"}${constant === undefined ? "" : `, ${JSON.stringify(constant)}`}`;

/**
 * The same lines for a shape of a projection; `constants` names the fields for which the document gives a single value.
 */
const foundLines = (document: Json, shape: Shape, constants: readonly string[]): string[] =>
  Object.entries(shape.properties)
    .map(([name, { node }]) =>
      line(
        name,
        typesOf(document, node).join("|"),
        shape.required.includes(name),
        constants.includes(name) ? (node.const ?? "any value") : undefined,
      ),
    )
    .sort();

const namesWithConstant = (fields: readonly fixture.FieldClaim[]): string[] =>
  fields.filter((field) => field.constant !== undefined).map((field) => field.name);

const citeAll = (claims: readonly fixture.Claim[]): string => claims.map(cite).join("\n");

// ---- The projections --------------------------------------------------------------------------------------------------------

describe.each(boundaries)("the projection of level %i", (level) => {
  const document = projectionAt(level);
  const isThere = ({ operation }: { operation: fixture.OperationKey }) =>
    operationKeysAt(level).includes(operation);
  const keys = operationKeysAt(level).map((key) => ({ key, claim: fixture.operations[key] }));

  it("§1.1 has {base_url} as its only server address", () => {
    const servers = (document.servers as Json[] | undefined)?.map((server) => server.url);
    expect(servers, cite(fixture.everywhere.server)).toEqual([fixture.everywhere.server.url]);
  });

  it.each([fixture.everywhere.prefix, fixture.everywhere.prefixAgain])(
    "§1.1 puts every path under /api/v1 ($section)",
    (claim) => {
      const paths = Object.keys(document.paths as Json);
      expect(paths.length, cite(claim)).toBeGreaterThan(0);
      expect(
        paths.filter((path) => !path.startsWith(claim.path)),
        cite(claim),
      ).toEqual([]);
    },
  );

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
      .map((operation) => operation.key)
      .filter((key) => (operationKeys as string[]).includes(key));
    expect(found.sort(), citeAll([fixture.scope, ...fixture.levels])).toEqual(
      operationKeysAt(level).sort(),
    );
  });

  it.each(keys)(
    "§4.1.1 §4.2.1 §4.3.1 §4.4.1 $key takes exactly the documented parameters",
    ({ key, claim }) => {
      const found = parametersOf(document, operationIn(document, key, claim)).map(
        ({ name, place, required, encoding, node }) => ({
          name,
          place,
          required,
          encoding,
          type: typesOf(document, node).join("|"),
          items: isJson(node.items) ? typesOf(document, node.items).join("|") : undefined,
        }),
      );
      const expected = claim.parameters.map(({ name, place, required, encoding, type }) => ({
        name,
        place,
        required,
        encoding,
        type: typeof type === "string" ? type : "array",
        items: typeof type === "string" ? undefined : type.arrayOf,
      }));
      expect(found, citeAll([claim, ...claim.parameters])).toEqual(expected);
    },
  );

  it.each(fixture.requestForms.filter(isThere))(
    "§4.1.1 §4.4.1 $operation takes a body of media type $mediaType",
    (claim) => {
      const operation = operationIn(document, claim.operation, claim);
      expect(requestMediaTypesOf(document, operation), cite(claim)).toEqual(
        claim.mediaType === "none" ? [] : [claim.mediaType],
      );
    },
  );

  it.each(keys)(
    "§4.0.1 §4.0.2 §4.1.2 §4.2.1 §4.3.2 §4.4.2 $key succeeds with exactly the documented fields",
    ({ key, claim }) => {
      const shapes = successShapesOf(document, operationIn(document, key, claim));
      const expected = successFieldsAt(level, key);
      const claims = [
        ...expected,
        ...fixture.bareSuccesses.filter((success) => success.operation === key),
      ];
      expect(shapes.length, `${citeAll(claims)}\n${key} has no success body`).toBeGreaterThan(0);
      for (const shape of shapes)
        expect(foundLines(document, shape, namesWithConstant(expected)), citeAll(claims)).toEqual(
          expectedLines(expected),
        );
    },
  );

  it.each(keys)("§5.1 $key accepts only HTTP Basic authentication", ({ key, claim }) => {
    const found = securityOf(document, operationIn(document, key, claim)).map((schemes) =>
      schemes.map((scheme) => `${scheme.type} ${scheme.scheme}`),
    );
    expect(found, cite(fixture.authentication)).toEqual([
      [`http ${fixture.authentication.scheme}`],
    ]);
  });

  it.each(fixture.errors.filter(isThere))(
    "§7.1 §7.2 §7.3 $operation fails with $code and exactly its documented fields",
    (claim) => {
      const operation = operationIn(document, claim.operation, claim);
      const shapes = errorShapesOf(document, operation).filter((shape) =>
        shape.codes.includes(claim.code),
      );
      const fields = [...fixture.commonErrorFields, ...claim.extraFields];
      expect(shapes.length, `${cite(claim)}\n${claim.code} is not declared`).toBeGreaterThan(0);
      for (const shape of shapes)
        expect(
          foundLines(document, shape, namesWithConstant(fields)),
          citeAll([claim, ...fields]),
        ).toEqual(expectedLines(fields));
    },
  );

  it.each(keys)("§7.1 every error of $key has result error", ({ key, claim }) => {
    const operation = operationIn(document, key, claim);
    const other = errorShapesOf(document, operation)
      .filter((shape) => shape.properties.result?.node.const !== "error")
      .map((shape) => `${shape.body.status} ${shape.codes.join("|")}`);
    expect(other, citeAll(fixture.commonErrorFields)).toEqual([]);
  });

  it.each(fixture.errors.filter(isThere))(
    "§7.2 §7.3 $operation shows $code with its documented message",
    (claim) => {
      const operation = operationIn(document, claim.operation, claim);
      const examples = bodiesOf(document, operation)
        .flatMap((body) => body.examples.map((example) => example.value))
        .filter((example): example is Json => isJson(example) && example.code === claim.code);
      const { message } = claim;
      if (typeof message === "string") {
        expect(
          examples.map((example) => example.msg),
          cite(claim),
        ).toContain(message);
      } else {
        expect(examples.length, `${cite(claim)}\nno example has this code`).toBeGreaterThan(0);
        for (const example of examples)
          expect(example.msg, cite(claim)).toBe(
            `${message.prefix}${String(example[message.followedBy])}`,
          );
      }
    },
  );

  it("§2.2 has exactly two kinds of invitation, one for each is_multiuse", () => {
    const found = invitationShapesIn(document).map(
      (shape) => shape.properties.is_multiuse?.node.const,
    );
    expect(found.sort(), citeAll(fixture.invitationKinds)).toEqual([false, true]);
  });

  it.each(fixture.invitationKinds)(
    "§2.3 gives a $kind exactly its documented fields",
    ({ kind }) => {
      const fields = invitationFieldsAt(level).filter((field) =>
        ["always", kind].includes(field.presence),
      );
      expect(foundLines(document, invitationShapeIn(document, kind), []), citeAll(fields)).toEqual(
        expectedLines(fields),
      );
    },
  );

  it.each(
    fixture.invitationKinds.flatMap(({ kind }) =>
      invitationFieldsAt(level)
        .filter((field) => field.allowed)
        .map((field) => ({ kind, field, name: field.name })),
    ),
  )(
    "§2.5 allows exactly the documented values for $name of a $kind, each with its meaning",
    (row) => {
      const property = invitationShapeIn(document, row.kind).properties[row.name];
      const found = allowedValuesOf(document, property?.node ?? {});
      const allowed = row.field.allowed ?? [];
      expect(
        found.map(({ value }) => value),
        cite(row.field),
      ).toEqual(allowed.map(({ value }) => value));
      for (const [index, { value, meaning }] of allowed.entries())
        expect(
          found[index]?.meaning.toLowerCase(),
          `${cite(row.field)}\nthe words beside ${value}`,
        ).toContain(meaning);
    },
  );
});

// ---- What a server may send ---------------------------------------------------------------------------------------------------

const emailInvitation: Json = {
  id: 1,
  invited_by_user_id: 9,
  invited: 1710606654,
  expiry_date: 1710606954,
  invited_as: 200,
  email: "lena@example.org",
  notify_referrer_on_join: true,
  is_multiuse: false,
};
const reusableLink: Json = {
  id: 1,
  invited_by_user_id: 9,
  invited: 1710606604,
  expiry_date: 1710606904,
  invited_as: 400,
  link_url: "https://chat.example.org/join/yddhtzk4jgl7rsmazc5fyyyy/",
  notify_referrer_on_join: true,
  is_multiuse: true,
};
const samples: Readonly<Record<fixture.InvitationKind, Json>> = {
  "email invitation": emailInvitation,
  "reusable invitation link": reusableLink,
};
const success: Json = { result: "success", msg: "" };
const queueError: Json = {
  result: "error",
  code: "BAD_EVENT_QUEUE_ID",
  msg: "Bad event queue ID: fb67bf8a-c031-47cc-84cf-ed80accacda8",
  queue_id: "fb67bf8a-c031-47cc-84cf-ed80accacda8",
};
const draftError: Json = { result: "error", code: "BAD_REQUEST", msg: "Draft does not exist" };

const without = (value: Json, name: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

/** A value of the wrong type for a field. */
const wrong = (field: fixture.FieldClaim): unknown => (field.type === "string" ? 7 : "7");

interface Row {
  section: fixture.Section;
  what: string;
  operation: fixture.OperationKey;
  /**
   * The part of the operation that validates the value: its success body, the body that declares a code, or its form.
   */
  part: "success" | "form" | { code: string };
  value: unknown;
  verdict: "accepted" | "rejected";
  level?: number;
}

const invites = (
  what: string,
  invitations: unknown,
  verdict: Row["verdict"],
  level?: number,
): Row => ({
  section: "§2 Invitation",
  what,
  operation: "GET /api/v1/invites",
  part: "success",
  value: { ...success, invites: invitations },
  verdict,
  ...(level === undefined ? {} : { level }),
});

const kindRows = fixture.invitationKinds.flatMap(({ kind, isMultiuse }): Row[] => {
  const sample = samples[kind];
  const own = fixture.invitationFields.filter((field) => ["always", kind].includes(field.presence));
  const foreign = fixture.invitationFields.filter((field) => !own.includes(field));
  const other = fixture.invitationKinds.find((candidate) => candidate.kind !== kind)?.kind;
  return [
    invites(`a complete ${kind}`, [sample], "accepted"),
    ...own.flatMap((field) => [
      invites(`a ${kind} without ${field.name}`, [without(sample, field.name)], "rejected"),
      invites(
        `a ${kind} whose ${field.name} is not of type ${field.type}`,
        [{ ...sample, [field.name]: wrong(field) }],
        "rejected",
      ),
      invites(
        `a ${kind} whose ${field.name} is null`,
        [{ ...sample, [field.name]: null }],
        field.nullable ? "accepted" : "rejected",
      ),
    ]),
    ...foreign.map((field) =>
      invites(
        `a ${kind} with ${field.name}, which only a ${other} has`,
        [{ ...sample, [field.name]: other && samples[other][field.name] }],
        "rejected",
      ),
    ),
    invites(
      `a ${kind} that says is_multiuse ${!isMultiuse}`,
      [{ ...sample, is_multiuse: !isMultiuse }],
      "rejected",
    ),
    ...[100, 200, 300, 400, 600].map((role) =>
      invites(`a ${kind} with invited_as ${role}`, [{ ...sample, invited_as: role }], "accepted"),
    ),
    ...[0, 101, 500, 1000, 400.5].map((role) =>
      invites(`a ${kind} with invited_as ${role}`, [{ ...sample, invited_as: role }], "rejected"),
    ),
    invites(
      `a ${kind} with a time that is not whole seconds`,
      [{ ...sample, invited: 1710606654.5 }],
      "rejected",
    ),
  ];
});

const successRows = operationKeys.flatMap((operation): Row[] => {
  const whole: Json = operation === "GET /api/v1/invites" ? { ...success, invites: [] } : success;
  const row = (what: string, value: unknown, verdict: Row["verdict"]): Row => ({
    section: "§4 Endpoints",
    what: `a success of ${operation} ${what}`,
    operation,
    part: "success",
    value,
    verdict,
  });
  return [
    row("with the documented fields", whole, "accepted"),
    row("without result", without(whole, "result"), "rejected"),
    row("whose result is error", { ...whole, result: "error" }, "rejected"),
    row("without msg", without(whole, "msg"), "rejected"),
    row("whose msg is not empty", { ...whole, msg: "Done" }, "rejected"),
    row(
      "that lists ignored parameters",
      { ...whole, ignored_parameters_unsupported: ["colour"] },
      "accepted",
    ),
    row(
      "whose ignored parameters are not an array",
      { ...whole, ignored_parameters_unsupported: "colour" },
      "rejected",
    ),
    row("that is an array", [whole], "rejected"),
  ];
});

const errorRows = fixture.errors.flatMap((claim): Row[] => {
  const whole = claim.code === "BAD_REQUEST" ? draftError : queueError;
  const row = (what: string, value: unknown, verdict: Row["verdict"]): Row => ({
    section: "§7 Errors",
    what: `a ${claim.code} error ${what}`,
    operation: claim.operation,
    part: { code: claim.code },
    value,
    verdict,
  });
  const fields = [...fixture.commonErrorFields, ...claim.extraFields];
  return [
    row("with the documented message", whole, "accepted"),
    ...fields.flatMap((field) => [
      row(`without ${field.name}`, without(whole, field.name), "rejected"),
      row(
        `whose ${field.name} is not of type ${field.type}`,
        { ...whole, [field.name]: wrong(field) },
        "rejected",
      ),
    ]),
    row("whose result is success", { ...whole, result: "success" }, "rejected"),
    row(
      "with a code that no server has",
      { ...without(whole, "queue_id"), code: "NO_SUCH_CODE" },
      "rejected",
    ),
  ];
});

const formRow = (
  operation: fixture.OperationKey,
  what: string,
  value: unknown,
  verdict: Row["verdict"],
): Row => ({
  section: fixture.operations[operation].section,
  what,
  operation,
  part: "form",
  value,
  verdict,
});

const rows: Row[] = [
  ...kindRows,
  invites("no invitation at all", [], "accepted"),
  invites(
    "an email invitation and a reusable link with one id",
    [emailInvitation, { ...reusableLink, id: emailInvitation.id }],
    "accepted",
  ),
  invites("one invitation instead of a list", emailInvitation, "rejected"),
  { ...invites("a list without invites", [], "rejected"), value: success },
  invites(
    "below level 22, an invitation with ref in place of invited_by_user_id",
    [{ ...without(emailInvitation, "invited_by_user_id"), ref: "iago@example.org" }],
    "accepted",
    21,
  ),
  invites(
    "below level 22, an invitation without ref",
    [without(emailInvitation, "invited_by_user_id")],
    "rejected",
    21,
  ),
  invites(
    "below level 22, an invitation whose ref is a number",
    [{ ...without(emailInvitation, "invited_by_user_id"), ref: 9 }],
    "rejected",
    21,
  ),
  invites(
    "from level 22, an invitation with ref in place of invited_by_user_id",
    [{ ...without(emailInvitation, "invited_by_user_id"), ref: "iago@example.org" }],
    "rejected",
    22,
  ),
  invites(
    "below level 267, an invitation without notify_referrer_on_join",
    [without(emailInvitation, "notify_referrer_on_join")],
    "accepted",
    266,
  ),
  invites(
    "below level 267, a reusable link without notify_referrer_on_join",
    [without(reusableLink, "notify_referrer_on_join")],
    "accepted",
    266,
  ),
  ...successRows,
  ...errorRows,
  formRow(
    "DELETE /api/v1/events",
    "a form with queue_id",
    { queue_id: "1517975029:0" },
    "accepted",
  ),
  formRow("DELETE /api/v1/events", "a form without queue_id", {}, "rejected"),
  formRow(
    "DELETE /api/v1/events",
    "a form whose queue_id is a number",
    { queue_id: 5 },
    "rejected",
  ),
  ...(
    [
      ["three linkifier ids in a new order", [3, 1, 2], "accepted"],
      ["one linkifier id", [1], "accepted"],
      ["no linkifier id", [], "accepted"],
      ["linkifier ids as one string", "3,1,2", "rejected"],
      ["a linkifier id that is a string", ["3"], "rejected"],
      ["a linkifier id that is not whole", [1.5], "rejected"],
      ["one id instead of a list", 3, "rejected"],
    ] as const
  ).map(([what, ids, verdict]) =>
    formRow("PATCH /api/v1/realm/linkifiers", what, { ordered_linkifier_ids: ids }, verdict),
  ),
  formRow("PATCH /api/v1/realm/linkifiers", "a form without linkifier ids", {}, "rejected"),
];

function schemasFor(document: Json, row: Row): Json[] {
  const claim = fixture.operations[row.operation];
  const operation = operationIn(document, row.operation, claim);
  const { part } = row;
  if (part === "form") {
    const body = isJson(operation.node.requestBody)
      ? follow(document, operation.node.requestBody).node
      : {};
    return Object.values((body.content ?? {}) as Record<string, Json>).map(
      (media) => media.schema as Json,
    );
  }
  if (part === "success")
    return bodiesOf(document, operation)
      .filter(isSuccess)
      .map((body) => body.node);
  return [
    ...new Set(
      errorShapesOf(document, operation)
        .filter((shape) => shape.codes.includes(part.code))
        .map((shape) => shape.body.node),
    ),
  ];
}

describe("validation by the schemas", () => {
  it.each(rows)("§2.4 §2.8 §4.0.1 §4.4.1 §7.1 $section: $what is $verdict", (row) => {
    const document = projectionAt(row.level ?? head);
    const schemas = schemasFor(document, row);
    expect(schemas.length, `${row.operation} has no schema to judge by`).toBeGreaterThan(0);
    const accepted = schemas.some((schema) => validatorOf(document, schema)(row.value));
    expect(
      accepted ? "accepted" : "rejected",
      `service-document ${row.section}: ${row.what}\n${JSON.stringify(row.value)}`,
    ).toBe(row.verdict);
  });

  it("§2.7 §4.3.1 a draft_id is accepted only if it is an integer", () => {
    const claim = fixture.operations["DELETE /api/v1/drafts/{draft_id}"];
    const document = projectionAt(head);
    const operation = operationIn(document, "DELETE /api/v1/drafts/{draft_id}", claim);
    const [draftId] = parametersOf(document, operation);
    const accepts = validatorOf(document, draftId?.node ?? {});
    expect([17, 0, 1.5, "abc", null].map(accepts), citeAll(claim.parameters)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

// ---- Feature levels: feature-levels.test.ts tests the marks and their effect on each level ------------------------------------

describe("the annotated bundle", () => {
  it("§9.1 §9.2 §9.3 §9.4 §9.5 registers the levels and releases of the feature level table, in its order", () => {
    const documented = registry.filter((entry) => entry["x-beyond-document"] !== true);
    expect(
      documented.map(({ level, release }) => ({ level, release })),
      citeAll([fixture.levelTable, ...fixture.levels]),
    ).toEqual(fixture.levels.map(({ level, release }) => ({ level, release })));
  });

  it.each(fixture.levelsNamedElsewhere)(
    "registers level $level, which $section names too",
    (claim) => {
      expect(
        registry.map(({ level }) => level),
        cite(claim),
      ).toContain(claim.level);
    },
  );
});

// ---- What goes beyond the document ----------------------------------------------------------------------------------------------

describe("x-beyond-document", () => {
  const document = annotatedDocument;
  const documented = operationKeys.map((key) => ({ key, claim: fixture.operations[key] }));

  it.each(documented)("is on no part of $key that the document states", ({ key, claim }) => {
    const operation = operationIn(document, key, claim);
    const stated = new Set(successFieldsAt(head, key).map((field) => field.name));
    const marked = [
      ...(operation.beyond ? [key] : []),
      ...parametersOf(document, operation)
        .filter((parameter) => parameter.beyond)
        .map((parameter) => `${key} parameter ${parameter.name}`),
      ...successShapesOf(document, operation).flatMap((shape) =>
        beyondIn(shape, [...stated]).map((name) => `${key} success field ${name}`),
      ),
    ];
    expect(marked, citeAll([claim, ...claim.parameters, ...claim.successFields])).toEqual([]);
  });

  it.each(fixture.invitationKinds)("is on no field of a $kind", ({ kind }) => {
    const shape = invitationShapeIn(document, kind);
    expect(
      beyondIn(shape, Object.keys(shape.properties)),
      citeAll(fixture.invitationFields),
    ).toEqual([]);
  });

  it.each(fixture.errors)("is not on $code of $operation, nor on an example of it", (claim) => {
    const operation = operationIn(document, claim.operation, claim);
    const shapes = errorShapesOf(document, operation).filter((shape) =>
      shape.codes.includes(claim.code),
    );
    const fields = [...fixture.commonErrorFields, ...claim.extraFields].map((field) => field.name);
    expect(shapes.length, cite(claim)).toBeGreaterThan(0);
    const marked = shapes.flatMap((shape) => [
      ...(shape.beyond ? ["the error itself"] : []),
      ...beyondIn(shape, fields),
    ]);
    expect(marked, citeAll([claim, ...claim.extraFields])).toEqual([]);
    const { message } = claim;
    const start = typeof message === "string" ? message : message.prefix;
    const examples = bodiesOf(document, operation)
      .flatMap((body) => body.examples)
      .filter(({ value }) => isJson(value) && String(value.msg).startsWith(start));
    expect(
      examples.map(({ beyond }) => beyond),
      `${cite(claim)}\nthe examples of it`,
    ).toEqual(examples.length > 0 ? examples.map(() => false) : [false]);
  });

  it.each(documented)("is on every error of $key that has no code", (row) => {
    const code = fixture.commonErrorFields.find((field) => field.name === "code");
    const unmarked = errorShapesOf(document, operationIn(document, row.key, row.claim))
      .filter((shape) => !shape.required.includes("code") && !shape.beyond)
      .map((shape) => shape.body.status);
    expect(unmarked, code && cite(code)).toEqual([]);
  });

  it("§9.6 is on every operation that the document does not name", () => {
    const unmarked = operationsOf(document)
      .filter((operation) => ![...operationKeys, registrationKey].includes(operation.key))
      .filter((operation) => !operation.beyond)
      .map((operation) => operation.key);
    expect(unmarked, cite(fixture.silences.otherOperations)).toEqual([]);
  });

  it("is on all of a registration except event_types and the returned queue_id", () => {
    const claim = fixture.registration;
    const operation = operationIn(document, registrationKey, claim);
    const parameters = Object.fromEntries(
      parametersOf(document, operation).map(({ name, beyond }) => [name, beyond]),
    );
    expect(parameters, cite(claim)).toEqual({
      ...Object.fromEntries(Object.keys(parameters).map((name) => [name, true])),
      [claim.parameter.name]: false,
    });
    const common = fixture.commonSuccessFields.map((field) => field.name);
    for (const shape of successShapesOf(document, operation)) {
      const fields = Object.fromEntries(
        Object.entries(shape.properties)
          .filter(([name]) => !common.includes(name))
          .map(([name, { beyond }]) => [name, beyond]),
      );
      expect(fields, cite(claim)).toEqual({
        ...Object.fromEntries(Object.keys(fields).map((name) => [name, true])),
        [claim.returns.name]: false,
      });
    }
  });

  it("is on the elements of ignored_parameters_unsupported, whose shape the document leaves open", () => {
    const name = "ignored_parameters_unsupported";
    const unmarked = operationKeys.flatMap((key) =>
      successShapesOf(document, operationIn(document, key, fixture.operations[key])).filter(
        (shape) => {
          const items = shape.properties[name]?.node.items;
          return isJson(items) && Object.keys(items).length > 0 && !merge(document, items).beyond;
        },
      ),
    );
    expect(unmarked.length, cite(fixture.silences.ignoredParameters)).toBe(0);
  });

  it.each(documented)("is on every error code of $key that the document does not list", (row) => {
    const known = fixture.errors.map((claim) => claim.code);
    const unmarked = errorShapesOf(document, operationIn(document, row.key, row.claim))
      .filter((shape) => !shape.codes.some((code) => known.includes(code)) && !shape.beyond)
      .map((shape) => `${shape.body.status} ${shape.codes.join("|")}`);
    expect(unmarked, "sources §7 Errors knows two codes").toEqual([]);
  });

  it.each(fixture.silentErrors)(
    "§7.4 is on every error of $operation, as the document shows none",
    (silence) => {
      const operation = operationIn(document, silence.operation, silence);
      const unmarked = errorShapesOf(document, operation)
        .filter((shape) => !shape.beyond && !shape.body.beyond)
        .map((shape) => `${shape.body.status} ${shape.codes.join("|")}`);
      expect(unmarked, cite(silence)).toEqual([]);
    },
  );

  it.each(documented)(
    "§8.1 is on every bounded value of $key, as the document bounds none",
    (row) => {
      const operation = operationIn(document, row.key, row.claim);
      const properties = [
        ...parametersOf(document, operation).map(
          (parameter) => [parameter.name, parameter] as const,
        ),
        ...[
          ...successShapesOf(document, operation),
          ...(row.key === "GET /api/v1/invites" ? invitationShapesIn(document) : []),
        ].flatMap((shape) => Object.entries(shape.properties)),
      ];
      const bounded = properties.flatMap(([name, { node, beyond }]) =>
        [node, ...(isJson(node.items) ? [merge(document, node.items).node] : [])]
          .flatMap((schema) => bounds.filter((bound) => bound in schema))
          .filter(() => !beyond)
          .map((bound) => `${name}: ${bound}`),
      );
      expect(bounded, cite(fixture.silences.bounds)).toEqual([]);
    },
  );
});

const beyondIn = (shape: Shape, names: readonly string[]): string[] =>
  names.filter((name) => shape.properties[name]?.beyond);

const bounds = [
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
];

describe.each(boundaries)("the registration of a queue at level %i", (level) => {
  const claim = fixture.registration;
  const document = projectionAt(level);
  const operation = () => operationIn(document, registrationKey, claim);

  it("§2.1 takes a list of event_types, for example message", () => {
    const { name, type, sample } = claim.parameter;
    const parameter = parametersOf(document, operation()).find(
      (candidate) => candidate.name === name,
    );
    const node = parameter?.node ?? {};
    const items = isJson(node.items) ? typesOf(document, node.items) : [];
    expect([typesOf(document, node), items], cite(claim)).toEqual([["array"], [type.arrayOf]]);
    expect(validatorOf(document, node)(sample), cite(claim)).toBe(true);
  });

  it("§2.1 returns a queue_id", () => {
    const { name, type } = claim.returns;
    const shapes = successShapesOf(document, operation());
    expect(shapes.length, `${cite(claim)}\nno success body`).toBeGreaterThan(0);
    for (const shape of shapes) {
      expect(shape.required, cite(claim)).toContain(name);
      expect(typesOf(document, shape.properties[name]?.node ?? {}), cite(claim)).toEqual([type]);
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
    ...parametersOf(document, operation).map((parameter) => parameter.node.description),
    ...responses.map((response) => follow(document, response).node.description),
    ...tags
      .filter((tag) => (operation.node.tags as unknown[] | undefined)?.includes(tag.name))
      .map((tag) => tag.description),
  );
}

function wordsAt(place: fixture.Place, claim: fixture.Claim): string {
  if ("level" in place && !("invitationField" in place)) return wordsOfLevel(place.level);
  if ("invitationField" in place) {
    const shapes = invitationShapesIn(projectionAt(place.level ?? head));
    const found = shapes
      .map((shape) => shape.properties[place.invitationField]?.node)
      .filter((node) => node !== undefined);
    return text(...found.flatMap((node) => [node.title, node.description]));
  }
  const document = projectionAt(head);
  if ("securityOf" in place) {
    const operation = operationIn(document, place.securityOf, claim);
    return text(
      ...securityOf(document, operation)
        .flat()
        .map((scheme) => scheme.description),
    );
  }
  const operation = operationIn(document, place.operation, claim);
  if ("parameter" in place) {
    const parameters = parametersOf(document, operation);
    return text(parameters.find(({ name }) => name === place.parameter)?.node.description);
  }
  if ("field" in place)
    return text(
      ...successShapesOf(document, operation).map(
        (shape) => shape.properties[place.field]?.node.description,
      ),
    );
  return wordsOf(document, operation);
}

/** All prose about a level: its registry entry, the notes of its marks, and the descriptions of what it changed. */
function wordsOfLevel(level: number): string {
  const change = fixture.levels.find((row) => row.level === level)?.change;
  const nodes: (Json | undefined)[] = [];
  if (change && "operation" in change)
    nodes.push(operationsOf(annotatedDocument).find(({ key }) => key === change.operation)?.node);
  if (change && "field" in change)
    nodes.push(
      ...invitationShapesIn(annotatedDocument).map((shape) => shape.properties[change.field]?.node),
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

const nameOf = (place: fixture.Place): string =>
  Object.entries(place)
    .map(([key, value]) => `${key} ${value}`)
    .join(", ");

describe("the prose states", () => {
  it.each(fixture.prose.map((claim) => ({ ...claim, place: nameOf(claim.where) })))(
    "§2.6 §4.2.2 §5.2 §5.3 at $place: $quote ($section)",
    (claim) => {
      const words = wordsAt(claim.where, claim);
      expect(words, `${cite(claim)}\n${claim.place} has no description`).not.toBe("");
      const missing = claim.says.filter((pattern) => !pattern.test(words)).map(String);
      expect(missing, `${cite(claim)}\n${claim.place} says only: ${words}`).toEqual([]);
    },
  );
});
