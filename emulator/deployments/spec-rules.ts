import type { ResourceSpec } from "../../src/service/contract/resource-spec.ts";
import { invalid, type Problem, Refused } from "../server/response.ts";

type Path = (string | number)[];

/** How a service differs from others in what it accepts. */
export interface SpecLimits {
  /** CPUs are whole numbers, and types of deployments the contract's, as with older services. */
  strict?: boolean | undefined;
  /** The maximum of `cpu`. */
  cpuLimit?: number | undefined;
}

const problem = (path: Path, msg: string, type = "value_error"): Problem => ({
  loc: ["body", "source_config", "resource_spec", ...path],
  msg,
  type,
});

const CPUS = ["cpu", "cpu_limit", "queue_cpu", "queue_cpu_limit"] as const;

function badCpus(spec: ResourceSpec, { strict, cpuLimit = Infinity }: SpecLimits): Problem[] {
  const { cpu } = spec;
  const fractions = strict ? CPUS.filter((field) => !Number.isInteger(spec[field] ?? 0)) : [];
  const wholeNumber = "Input should be a valid integer, got a number with a fractional part";
  const limit = `Input should be less than or equal to ${cpuLimit}`;
  return [
    ...fractions.map((field) => problem([field], wholeNumber, "int_from_float")),
    ...((cpu ?? 0) > cpuLimit
      ? [{ ...problem(["cpu"], limit, "less_than_equal"), input: cpu }]
      : []),
  ];
}

function repeatedVolumes({ volumes }: ResourceSpec): Problem[] {
  const names = volumes?.map(({ name }) => name) ?? [];
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : problem(["volumes", index, "name"], `Volume ${name} is given twice`),
  );
}

function mountsWithoutVolume(
  mounts: ResourceSpec["volume_mounts"],
  { volumes }: ResourceSpec,
  path: Path,
): Problem[] {
  const isKnown = (mounted: string) => volumes?.some(({ name }) => name === mounted) ?? false;
  return (mounts ?? []).flatMap(({ name }, index) =>
    isKnown(name) ? [] : problem([...path, index, "name"], `No volume is named ${name}`),
  );
}

function badContainers(list: "init_containers" | "sidecars", spec: ResourceSpec): Problem[] {
  return (spec[list] ?? []).flatMap(({ volumeMounts, restartPolicy }, index) => [
    ...mountsWithoutVolume(volumeMounts, spec, [list, index, "volumeMounts"]),
    // An init container that is always restarted is a native sidecar.
    ...(list === "init_containers" && restartPolicy === "OnFailure"
      ? [problem([list, index, "restartPolicy"], "Input should be 'Always'")]
      : []),
  ]);
}

/** Refuses (422) a spec that breaks a rule between its members, or a limit of this service. */
export function checkSpec(spec: ResourceSpec | null | undefined, limits: SpecLimits): void {
  if (!spec) return;
  const problems = [
    ...badCpus(spec, limits),
    ...repeatedVolumes(spec),
    ...mountsWithoutVolume(spec.volume_mounts, spec, ["volume_mounts"]),
    ...badContainers("init_containers", spec),
    ...badContainers("sidecars", spec),
  ];
  if (problems.length > 0) throw new Refused(invalid(...problems));
}
