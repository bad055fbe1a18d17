import {
  Container,
  EnvVar,
  LocalObjectReference,
  NewerResourceSpec,
  ResourceRequirements,
  Volume,
  VolumeMount,
} from "../../service/contract/deployments/resource-spec.ts";
import { correctTypo } from "../similar.ts";
import type { Path } from "./path.ts";

/** What to write in place of names of Kubernetes manifests, or of the request around a spec. */
const FOREIGN_FIELDS = new Map([
  ["replicas", "min_scale and max_scale"],
  ["min_replicas", "min_scale"],
  ["max_replicas", "max_scale"],
  ["requests", "cpu and memory_mb"],
  ["limits", "cpu_limit and memory_limit_mb"],
  ["resources", "cpu, cpu_limit, memory_mb and memory_limit_mb"],
  ["env", "the environment variables into the input secrets"],
  ["resource_spec", "the fields of the spec without it"],
  ["source_config", "the fields of the spec without it"],
]);
const KNOWN_FIELDS = [...Object.keys(NewerResourceSpec.shape), ...FOREIGN_FIELDS.keys()];
const TYPES = [Container, EnvVar, LocalObjectReference, ResourceRequirements, Volume, VolumeMount];
const NESTED_FIELDS = TYPES.flatMap(({ shape }) => Object.keys(shape));
const FIELD_NAME = /^[a-z]\w*$/i;

/** The fix of an unknown name; undefined if a newer service may support the name. */
export function correctName(path: Path): string | undefined {
  const name = String(path.at(-1));
  const isTopLevel = path.length === 1;
  const knownNames = isTopLevel ? KNOWN_FIELDS : NESTED_FIELDS.filter((one) => one !== name);
  const knownName = correctTypo(name, knownNames);
  if (knownName === undefined)
    return FIELD_NAME.test(name) ? undefined : "correct its name, or remove it";
  const replacement = isTopLevel ? FOREIGN_FIELDS.get(knownName) : undefined;
  return replacement === undefined ? `did you mean ${knownName}?` : `write ${replacement}`;
}
