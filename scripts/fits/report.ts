import { OPERATIONS, type OperationName } from "../../emulator/server/operations.ts";
import { addressIn, compare, type Fit } from "./compare.ts";
import type { Description } from "./document.ts";

/** What people use, the operations that it needs, and the members that a change has to take. */
interface Feature {
  what: string;
  needs: readonly OperationName[];
  takes?: readonly string[];
}

interface Service {
  name: string;
  /** What the service is there for: without one of these, a description does not fit. */
  main: readonly Feature[];
  others: readonly Feature[];
}

const change = (what: string, ...takes: string[]): Feature => ({
  what,
  needs: ["get", "patch", "revision"],
  takes,
});

const SERVICES: readonly Service[] = [
  {
    name: "control plane",
    main: [
      change("image_uri: deploys an image", "source_revision_config.image_uri"),
      change("repo_ref: deploys a branch or a tag", "source_revision_config.repo_ref"),
      change("secrets", "secrets[].name", "secrets[].value"),
      change("resource_spec: resources", "source_config.resource_spec"),
    ],
    others: [
      { what: "deployment_name, image_from by name, if_exists: update", needs: ["deployments"] },
      { what: "telling revisions apart after a lost answer", needs: ["list"] },
      { what: "failure_log", needs: ["logs"] },
      { what: "create/", needs: ["create", "revision"] },
      { what: "the ids that create/ may name", needs: ["listeners", "integrations"] },
      { what: "delete/", needs: ["delete", "get"] },
    ],
  },
  {
    name: "platform API",
    main: [
      {
        what: "export/ of a project",
        needs: ["export", "get-export", "runs", "exports", "cancel-export"],
      },
    ],
    others: [
      { what: "export/ with operation: create_destination", needs: ["destination"] },
      { what: "usage/", needs: ["usage"] },
    ],
  },
];

export interface FeatureFit {
  what: string;
  works: boolean;
}

export interface ServiceFit {
  service: string;
  /** What to write as `base_url`, as far as the description says it: maybe only its path. */
  base_url: string | undefined;
  fits: boolean;
  features: FeatureFit[];
  operations: Fit[];
}

const isUsable = ({ isThere, differences }: Fit): boolean =>
  isThere && !differences.some(({ effect }) => effect === "operation is of no use");

/** Whether a member has no effect: it, or one that it is in. */
const isLost = ({ differences }: Fit, name: string): boolean =>
  differences.some(
    ({ member, effect }) =>
      effect !== "none" && name.startsWith(member) && /^([.[]|$)/.test(name.slice(member.length)),
  );

/** How the services of a description fit. One of which nothing is there is left out. */
export function fitsOf(description: Description): ServiceFit[] {
  return SERVICES.flatMap(({ name, main, others }) => {
    const names = [...new Set([...main, ...others].flatMap(({ needs }) => needs))];
    const fits = new Map(names.map((one) => [one, compare(description, OPERATIONS[one])]));
    const operations = [...fits.values()];
    if (operations.every(({ isThere }) => !isThere)) return [];
    const works = ({ needs, takes = [] }: Feature) => {
      const needed = needs.flatMap((one) => fits.get(one) ?? []);
      const patch = fits.get("patch");
      return needed.every(isUsable) && !takes.some((member) => patch && isLost(patch, member));
    };
    return {
      service: name,
      base_url: baseUrlOf(description, names),
      fits: main.every(works),
      features: [...main, ...others].map((one) => ({ what: one.what, works: works(one) })),
      operations,
    };
  });
}

/** The address of the first operation that is there, without what the actions add to it. */
function baseUrlOf(description: Description, names: readonly OperationName[]) {
  const [base] = names.flatMap((name) => {
    const address = addressIn(description, OPERATIONS[name]);
    return address === undefined ? [] : [address.slice(0, address.lastIndexOf(startOf(name)))];
  });
  return base === "" ? undefined : base;
}

const startOf = (name: OperationName) => OPERATIONS[name].path.replace(/\{.*$/, "");

/** Names of a document may hold what a terminal takes for a command. */
const printable = (text: string) => text.replace(/\p{C}/gu, "").slice(0, 300);

function verdict(fit: Fit): string {
  if (!fit.isThere) return "not there";
  if (!isUsable(fit)) return "does not fit";
  return fit.differences.length === 0 ? "fits" : "fits, but for";
}

const MOST_SHOWN = 20;

function operationLines(fit: Fit): string[] {
  const { differences } = fit;
  const lines = differences
    .slice(0, MOST_SHOWN)
    .map(({ member, message }) => `                   ${member} ${message}`);
  const more = differences.length - MOST_SHOWN;
  return [
    `  ${verdict(fit).padEnd(15)}  ${fit.operation}`,
    ...lines,
    ...(more > 0 ? [`                   and ${more} more`] : []),
  ].map(printable);
}

/** The same for people. */
export function tableOf(services: readonly ServiceFit[]): string {
  const blocks = services.map(({ service, base_url, operations, features }) => {
    const written = `  base_url         ${/^https?:/.test(base_url ?? "") ? "" : "…"}${base_url}`;
    const works = features.map(
      ({ what, works }) => `  ${(works ? "works" : "does not work").padEnd(15)}  ${what}`,
    );
    const head = [service, ...works, ...(base_url === undefined ? [] : [printable(written)])];
    return [...head, "", ...operations.flatMap(operationLines)].join("\n");
  });
  return blocks.join("\n\n");
}
