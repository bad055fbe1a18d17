import type { ResourceSpec } from "../../src/service/contract/deployments/resource-spec.ts";
import { checkPod } from "../../src/service/contract/deployments/spec-rules.ts";
import { type InvalidMember, refuseInvalid } from "../server/response.ts";

type Path = (string | number)[];

/** Differences between services. */
export interface SpecLimits {
  /**
   * As in older services, CPUs are whole numbers, and only the contract's deployment types and
   * fields of a spec are valid.
   */
  strict?: boolean | undefined;
  /** The maximum of `cpu`. */
  maxCpu?: number | undefined;
}

const invalidField = (path: Path, msg: string, type = "value_error"): InvalidMember => ({
  loc: ["body", "source_config", "resource_spec", ...path],
  msg,
  type,
});

const CPU_FIELDS = ["cpu", "cpu_limit", "queue_cpu", "queue_cpu_limit"] as const;

function invalidCpuFields(
  spec: ResourceSpec,
  { strict, maxCpu = Infinity }: SpecLimits,
): InvalidMember[] {
  const { cpu } = spec;
  const fractionalFields = strict
    ? CPU_FIELDS.filter((field) => !Number.isInteger(spec[field] ?? 0))
    : [];
  const integerText = "Input should be a valid integer, got a number with a fractional part";
  const limitText = `Input should be less than or equal to ${maxCpu}`;
  return [
    ...fractionalFields.map((field) => invalidField([field], integerText, "int_from_float")),
    ...((cpu ?? 0) > maxCpu
      ? [{ ...invalidField(["cpu"], limitText, "less_than_equal"), input: cpu }]
      : []),
  ];
}

/** Refuses (422) a spec that `checkPod` rejects, or whose CPUs this service does not allow. */
export function checkSpec(spec: ResourceSpec | null | undefined, limits: SpecLimits): void {
  if (!spec) return;
  const invalidFields = [
    ...invalidCpuFields(spec, limits),
    ...checkPod(spec).map(({ path, reason, fix }) => invalidField(path, `${reason}: ${fix}`)),
  ];
  if (invalidFields.length > 0) refuseInvalid(...invalidFields);
}
