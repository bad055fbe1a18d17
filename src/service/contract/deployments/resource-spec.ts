import * as z from "zod";
import { optionalText } from "../members.ts";

/*
 * Requests are strict, because an unknown key may be a typo. In replies unknown fields are kept
 * (`ResourceSpecReply`), so that a merge drops no field of a newer service.
 */

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

export const JsonValue = z.json();
const freeForm = z.record(z.string(), JsonValue);
const texts = z.record(z.string(), z.string()).nullish();
/** Passed to Kubernetes unchecked. */
const kubernetesObject = freeForm.nullish();
const dnsLabel = z
  .string()
  .regex(
    DNS_LABEL,
    "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit",
  );

/** contract: LocalObjectReference. */
export const LocalObjectReference = z.strictObject({ name: z.string().min(1) });

/** contract: Volume. Each optional member is a Kubernetes volume source, and is not checked. */
export const Volume = z.strictObject({
  name: dnsLabel.describe("Unique in the pod: at most 63 of a-z, 0-9 and -."),
  configMap: kubernetesObject,
  secret: kubernetesObject,
  emptyDir: kubernetesObject,
  persistentVolumeClaim: kubernetesObject,
  nfs: kubernetesObject,
  projected: kubernetesObject,
  downwardAPI: kubernetesObject,
  csi: kubernetesObject,
});

/** contract: VolumeMount. */
export const VolumeMount = z.strictObject({
  name: z.string().min(1).describe("Name of one of the volumes."),
  mountPath: z.string().min(1).describe("Path in the container."),
  subPath: optionalText.describe("Path in the volume. Default: the whole volume."),
  mountPropagation: optionalText,
  readOnly: z.boolean().nullish(),
  subPathExpr: optionalText.describe("As `subPath`, with environment variables in it."),
});

/** contract: EnvVar. */
export const EnvVar = z
  .strictObject({
    name: z
      .string()
      .regex(
        C_IDENTIFIER,
        "must be a C identifier: letters, digits and '_', not beginning with a digit",
      )
      .describe("Letters, digits and `_`, not beginning with a digit."),
    value: optionalText.describe("Default: empty."),
    valueFrom: kubernetesObject.describe("A source, such as `secretKeyRef`. Not beside a `value`."),
  })
  .refine((variable) => !(variable.value && variable.valueFrom), {
    path: ["valueFrom"],
    message: "is not allowed beside a non-empty value: keep one of the two",
  });

/** contract: ResourceRequirements. Values are Kubernetes quantities, such as `500m` or `1Gi`. */
export const ResourceRequirements = z.strictObject({
  limits: texts.describe("Such as `cpu: 500m` and `memory: 1Gi`."),
  requests: texts.describe("In the same form."),
});

/** contract: Container. */
export const Container = z.strictObject({
  name: dnsLabel.describe("At most 63 of a-z, 0-9 and -."),
  image: z.string().min(1),
  imagePullPolicy: z.enum(["Always", "Never", "IfNotPresent"]).nullish(),
  command: z.array(z.string()).nullish(),
  args: z.array(z.string()).nullish(),
  workingDir: optionalText,
  env: z.array(EnvVar).nullish(),
  envFrom: z.array(freeForm).nullish(),
  resources: ResourceRequirements.nullish(),
  volumeMounts: z.array(VolumeMount).nullish(),
  securityContext: kubernetesObject,
  restartPolicy: z.enum(["Always", "OnFailure"]).nullish().describe("For sidecars."),
});

const boundsMeta = { row: "spec-bounds" };
const count = z.int().nonnegative().meta(boundsMeta).nullish();
const databaseCpus = z.number().nonnegative().meta(boundsMeta).nullish();
// Unlike for `databaseCpus`, the contract allows only whole numbers.
const cpus = databaseCpus.meta({ row: "fractional-cpus" });
const withExample = (description: string, example: unknown) => ({
  description,
  examples: [example],
});
const UNUSED_TEXT = "Not to be used.";

/** contract: ResourceSpec, for `external_docker`. Memory is in MB, storage in GiB. */
// biome-ignore format: one field, one line
export const ResourceSpec = z.strictObject({
  min_scale: count.meta(withExample("Minimum replicas.", 1)),
  max_scale: count.meta(withExample("Maximum replicas.", 3)),
  cpu: cpus.meta(withExample("CPU request per replica.", 1)),
  cpu_limit: cpus.meta(withExample("CPU limit per replica. Default: twice `cpu`.", 2)),
  memory_mb: count.meta(withExample("Memory request per replica.", 2048)),
  memory_limit_mb: count.meta(withExample("Memory limit per replica. Default: twice `memory_mb`.", 4096)),
  queue_min_scale: count.meta(withExample("Minimum replicas of the queue. Default: `min_scale`.", 1)),
  queue_max_scale: count.meta(withExample("Maximum replicas of the queue. Default: `max_scale`.", 3)),
  queue_cpu: cpus.meta(withExample("CPU request of the queue. Default: `cpu`.", 1)),
  queue_cpu_limit: cpus.meta(withExample("CPU limit of the queue. Default: twice `queue_cpu`.", 2)),
  queue_memory_mb: count.meta(withExample("Memory request of the queue. Default: `memory_mb`.", 2048)),
  queue_memory_limit_mb: count.meta(withExample("Memory limit of the queue. Default: twice `queue_memory_mb`.", 4096)),
  orchestrator_cpu: count.describe(UNUSED_TEXT),
  orchestrator_cpu_limit: count.describe(UNUSED_TEXT),
  orchestrator_memory_mb: count.describe(UNUSED_TEXT),
  orchestrator_memory_limit_mb: count.describe(UNUSED_TEXT),
  orchestrator_min_scale: count.describe(UNUSED_TEXT),
  orchestrator_max_scale: count.describe(UNUSED_TEXT),
  executor_cpu: count.describe(UNUSED_TEXT),
  executor_cpu_limit: count.describe(UNUSED_TEXT),
  executor_memory_mb: count.describe(UNUSED_TEXT),
  executor_memory_limit_mb: count.describe(UNUSED_TEXT),
  redis_memory_mb: count.meta(withExample("Memory of Redis.", 512)),
  labels: texts.meta(withExample("Extra labels on what the deployment creates.", { team: "support" })),
  annotations: texts.meta(withExample("Extra annotations on what the deployment creates.", { owner: "support@example.com" })),
  service_account_name: z.string().min(1).nullish().meta(withExample("An existing service account of the namespace.", "agent")),
  image_pull_secrets: z.array(LocalObjectReference).nullish().meta(withExample("For a private registry: secrets of type docker-config in the same namespace.", [{ name: "regcred" }])),
  volumes: z.array(Volume).nullish().meta(withExample("Volumes of the pod.", [{ name: "cache", emptyDir: {} }])),
  volume_mounts: z.array(VolumeMount).nullish().meta(withExample("Where the container sees them.", [{ name: "cache", mountPath: "/cache" }])),
  init_containers: z.array(Container).nullish().meta(withExample("Run to completion before the main container starts.", [{ name: "migrate", image: "registry.example.com/migrate:1" }])),
  sidecars: z.array(Container).nullish().meta(withExample("Run alongside the main container.", [{ name: "proxy", image: "registry.example.com/proxy:1" }])),
  db_cpu: databaseCpus.meta(withExample("Postgres CPU request.", 0.5)),
  db_cpu_limit: databaseCpus.meta(withExample("Postgres CPU limit. Default: twice `db_cpu`.", 1)),
  db_memory_mb: count.meta(withExample("Postgres memory request.", 2048)),
  db_memory_limit_mb: count.meta(withExample("Postgres memory limit. Default: twice `db_memory_mb`.", 4096)),
  db_storage_gi: count.meta(withExample("Postgres storage.", 20)),
  db_max_connections: count.meta(withExample("Maximum Postgres connections.", 200)),
});
export type ResourceSpec = z.infer<typeof ResourceSpec>;

const newerMeta = { inContract: false, row: "redis-fields" };
/** With the fields that newer services accept as well. */
export const NewerResourceSpec = ResourceSpec.extend({
  redis_memory_limit_mb: count.meta(newerMeta),
  redis_cpu: databaseCpus.meta(newerMeta),
  redis_cpu_limit: databaseCpus.meta(newerMeta),
});

const FIELDS = Object.entries(ResourceSpec.shape);
const isUnused = ([, { description }]: (typeof FIELDS)[number]) => description === UNUSED_TEXT;

/** contract: ResourceSpec. Fields that are marked as not to be used. */
export const UNUSED_RESOURCE_FIELDS = FIELDS.filter(isUnused).map(([name]) => name);

/** The minimum for a maximum, the request for a limit; otherwise the field itself. */
const lowerFieldOf = (field: string) =>
  field.replace("_limit", "").replace("max_scale", "min_scale");

/** Pairs of fields: the first must not exceed the second. Beyond the contract: spec-bounds. */
export const RESOURCE_BOUNDS = FIELDS.map(
  ([field]) => [lowerFieldOf(field), field] as const,
).filter(([lowerField, field]) => lowerField !== field);

interface ResourceDefault {
  /** The field that the value derives from. */
  baseField: string;
  times: 1 | 2;
}

function defaultOf(field: string): [string, ResourceDefault][] {
  const request = field.replace("_limit", "");
  if (request !== field) return [[field, { baseField: request, times: 2 }]];
  const deploymentField = field.replace(/^queue_/, "");
  return deploymentField === field ? [] : [[field, { baseField: deploymentField, times: 1 }]];
}

/**
 * contract: ResourceSpec. A limit is twice its request, and the queue inherits from the deployment.
 * A base field precedes the fields that derive from it. Beyond the contract: derived-limits.
 */
export const RESOURCE_DEFAULTS: Readonly<Record<string, ResourceDefault>> = Object.fromEntries(
  FIELDS.filter((one) => !isUnused(one)).flatMap(([field]) => defaultOf(field)),
);

/** The values of fields that are not set, if they derive from fields that are set. */
export function derivedValuesOf(spec: { readonly [field: string]: unknown }) {
  const values = new Map(Object.entries(spec).filter(([, value]) => (value ?? "") !== ""));
  const derivedValues = new Map<string, number>();
  for (const [field, { baseField, times }] of Object.entries(RESOURCE_DEFAULTS)) {
    // Services may send a number as text.
    const value = times * Number(values.get(baseField));
    if (values.has(field) || Number.isNaN(value)) continue;
    values.set(field, value);
    derivedValues.set(field, value);
  }
  return derivedValues;
}

/** contract: ResourceSpec, in a reply. Unknown fields are kept. */
export const ResourceSpecReply = z.record(z.string(), JsonValue);
export type ResourceSpecReply = z.infer<typeof ResourceSpecReply>;
