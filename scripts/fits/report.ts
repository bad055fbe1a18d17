import { OPERATIONS, type OperationName } from "../../emulator/server/operations.ts";
import { compare, type Fit } from "./compare.ts";
import type { Description } from "./document.ts";

/** What people use, the operations that it needs, and members of which it needs one. */
interface Feature {
  what: string;
  needs: readonly OperationName[];
  oneOf?: readonly string[];
}

interface Service {
  name: string;
  /** What the service is there for: without it, a description does not fit. */
  main: Feature;
  others: readonly Feature[];
}

const SERVICES: readonly Service[] = [
  {
    name: "control plane",
    main: {
      what: "a deploy, by deployment_id",
      needs: ["get", "patch", "revision"],
      oneOf: ["source_revision_config.image_uri", "source_revision_config.repo_ref"],
    },
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
    main: {
      what: "export/ of a project",
      needs: ["export", "get-export", "runs", "exports", "cancel-export"],
    },
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
  fits: boolean;
  features: FeatureFit[];
  operations: Fit[];
}

const isUsable = ({ isThere, differences }: Fit): boolean =>
  isThere && !differences.some(({ effect }) => effect === "operation is of no use");

const isLost = (fit: Fit, name: string): boolean =>
  fit.differences.some(({ member, effect }) => member === name && effect !== "none");

/** How the services of a description fit. One of which nothing is there is left out. */
export function fitsOf(description: Description): ServiceFit[] {
  return SERVICES.flatMap(({ name, main, others }) => {
    const names = [...new Set([main, ...others].flatMap(({ needs }) => needs))];
    const fits = new Map(names.map((one) => [one, compare(description, OPERATIONS[one])]));
    const works = ({ needs, oneOf = [] }: Feature) => {
      const needed = needs.flatMap((one) => fits.get(one) ?? []);
      const isTaken = (member: string) => !needed.some((fit) => isLost(fit, member));
      return needed.every(isUsable) && (oneOf.length === 0 || oneOf.some(isTaken));
    };
    const operations = [...fits.values()];
    if (operations.every(({ isThere }) => !isThere)) return [];
    const features = [main, ...others].map((one) => ({ what: one.what, works: works(one) }));
    return { service: name, fits: works(main), features, operations };
  });
}

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
  const blocks = services.map(({ service, operations, features }) => {
    const works = features.map(
      ({ what, works }) => `  ${(works ? "works" : "does not work").padEnd(15)}  ${what}`,
    );
    return [service, ...works, "", ...operations.flatMap(operationLines)].join("\n");
  });
  return blocks.join("\n\n");
}
