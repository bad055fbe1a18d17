import * as z from "zod";

/*
 * Requests are strict: an unknown key is a spelling mistake. Replies are read by `ResourceSpecReply`,
 * which keeps what it does not know, so that a merge never drops a field of a newer server.
 */

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

const text = z.string().nullish();
const freeForm = z.record(z.string(), z.json());
const passedThrough = freeForm.nullish();
const dnsLabel = z
  .string()
  .regex(
    DNS_LABEL,
    "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit",
  );

/** contract: LocalObjectReference. */
export const LocalObjectReference = z.strictObject({ name: z.string().min(1) });

/** contract: Volume. Each optional member is a Kubernetes volume source, passed through as it is. */
export const Volume = z.strictObject({
  name: dnsLabel.meta({ description: "Unique in the pod." }),
  configMap: passedThrough,
  secret: passedThrough,
  emptyDir: passedThrough,
  persistentVolumeClaim: passedThrough,
  nfs: passedThrough,
  projected: passedThrough,
  downwardAPI: passedThrough,
  csi: passedThrough,
});

/** contract: VolumeMount. */
export const VolumeMount = z.strictObject({
  name: z.string().min(1).meta({ description: "Name of one of the volumes." }),
  mountPath: z.string().min(1),
  subPath: text,
  mountPropagation: text,
  readOnly: z.boolean().nullish(),
  subPathExpr: text,
});

/** contract: EnvVar. */
export const EnvVar = z
  .strictObject({
    name: z
      .string()
      .regex(
        C_IDENTIFIER,
        "must be a C identifier: letters, digits and '_', not beginning with a digit",
      ),
    value: text.meta({ description: "Empty when not given." }),
    valueFrom: passedThrough,
  })
  .refine((variable) => !(variable.value && variable.valueFrom), {
    path: ["valueFrom"],
    message: "is not allowed beside a non-empty value: keep one of the two",
  });

/** contract: ResourceRequirements. Values are Kubernetes quantities, such as `500m` or `1Gi`. */
export const ResourceRequirements = z.strictObject({
  limits: z.record(z.string(), z.string()).nullish(),
  requests: z.record(z.string(), z.string()).nullish(),
});

/** contract: Container. */
export const Container = z.strictObject({
  name: dnsLabel,
  image: z.string().min(1),
  imagePullPolicy: z.enum(["Always", "Never", "IfNotPresent"]).nullish(),
  command: z.array(z.string()).nullish(),
  args: z.array(z.string()).nullish(),
  workingDir: text,
  env: z.array(EnvVar).nullish(),
  envFrom: z.array(freeForm).nullish(),
  resources: ResourceRequirements.nullish(),
  volumeMounts: z.array(VolumeMount).nullish(),
  securityContext: passedThrough,
  restartPolicy: z.enum(["Always", "OnFailure"]).nullish().meta({ description: "For sidecars." }),
});

const count = z.int().nonnegative().nullish();
const megabytes = z.int().nonnegative().nullish();
// Not in the contract: newer servers take CPUs in steps of 0.1; older ones answer 422 to a fraction.
const cpus = z.number().nonnegative().multipleOf(0.1).nullish();
const unused = "Not to be used.";

/** contract: ResourceSpec, for `external_docker`. CPUs, memory in MB, storage in GiB. */
export const ResourceSpec = z.strictObject({
  min_scale: count.meta({ description: "Minimum replicas." }),
  max_scale: count.meta({ description: "Maximum replicas." }),
  cpu: cpus.meta({ description: "CPU request per replica." }),
  cpu_limit: cpus.meta({ description: "Twice cpu when not given." }),
  memory_mb: megabytes.meta({ description: "Memory request per replica, in MB." }),
  memory_limit_mb: megabytes.meta({ description: "Twice memory_mb when not given." }),
  queue_min_scale: count.meta({ description: "min_scale when not given." }),
  queue_max_scale: count.meta({ description: "max_scale when not given." }),
  queue_cpu: cpus.meta({ description: "cpu when not given." }),
  queue_cpu_limit: cpus.meta({ description: "Twice queue_cpu when not given." }),
  queue_memory_mb: megabytes.meta({ description: "memory_mb when not given." }),
  queue_memory_limit_mb: megabytes.meta({ description: "Twice queue_memory_mb when not given." }),
  orchestrator_cpu: cpus.meta({ description: unused }),
  orchestrator_cpu_limit: cpus.meta({ description: unused }),
  orchestrator_memory_mb: megabytes.meta({ description: unused }),
  orchestrator_memory_limit_mb: megabytes.meta({ description: unused }),
  orchestrator_min_scale: count.meta({ description: unused }),
  orchestrator_max_scale: count.meta({ description: unused }),
  executor_cpu: cpus.meta({ description: unused }),
  executor_cpu_limit: cpus.meta({ description: unused }),
  executor_memory_mb: megabytes.meta({ description: unused }),
  executor_memory_limit_mb: megabytes.meta({ description: unused }),
  redis_memory_mb: megabytes.meta({ description: "Memory of the Redis deployment, in MB." }),
  labels: z.record(z.string(), z.string()).nullish(),
  annotations: z.record(z.string(), z.string()).nullish(),
  service_account_name: z
    .string()
    .min(1)
    .nullish()
    .meta({ description: "Must exist in the target namespace." }),
  image_pull_secrets: z
    .array(LocalObjectReference)
    .nullish()
    .meta({ description: "Of docker-config type, in the same namespace." }),
  volumes: z.array(Volume).nullish(),
  volume_mounts: z.array(VolumeMount).nullish(),
  init_containers: z
    .array(Container)
    .nullish()
    .meta({ description: "Run to completion before the main container starts." }),
  sidecars: z.array(Container).nullish().meta({ description: "Run alongside the main container." }),
  db_cpu: z.number().nonnegative().nullish().meta({ description: "Postgres CPU request." }),
  db_cpu_limit: z
    .number()
    .nonnegative()
    .nullish()
    .meta({ description: "Twice db_cpu when not given." }),
  db_memory_mb: megabytes.meta({ description: "Postgres memory request, in MB." }),
  db_memory_limit_mb: megabytes.meta({ description: "Twice db_memory_mb when not given." }),
  db_storage_gi: z.int().nonnegative().nullish().meta({ description: "Postgres storage, in GiB." }),
  db_max_connections: count.meta({ description: "Maximum Postgres connections." }),
});
export type ResourceSpec = z.infer<typeof ResourceSpec>;

/** A spec as a server gives it back: every field as it comes, also those we do not know. */
export const ResourceSpecReply = z.record(z.string(), z.json());
export type ResourceSpecReply = z.infer<typeof ResourceSpecReply>;
