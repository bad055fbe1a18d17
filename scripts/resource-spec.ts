import * as z from "zod";
import * as contract from "../src/service/contract/deployments/resource-spec.ts";
import { table } from "./table.ts";

const { ResourceSpec, UNUSED_RESOURCE_FIELDS } = contract;

/** The object types with a section of their own in docs/resource-spec.md, in its order. */
const OBJECT_TYPES = {
  LocalObjectReference: contract.LocalObjectReference,
  Volume: contract.Volume,
  VolumeMount: contract.VolumeMount,
  Container: contract.Container,
  EnvVar: contract.EnvVar,
  ResourceRequirements: contract.ResourceRequirements,
};

function typeOf(schema: unknown): string {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return typeOf(schema.unwrap());
  const [name] = Object.entries(OBJECT_TYPES).find(([, type]) => type === schema) ?? [];
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`;
  if (schema instanceof z.ZodArray) return `list: ${typeOf(schema.element)}`;
  if (schema instanceof z.ZodEnum)
    return schema.options.map((option) => `\`${option}\``).join(", ");
  if (schema instanceof z.ZodRecord)
    return schema.valueType instanceof z.ZodString ? "mapping of text" : "mapping";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "whole number" : "number";
  if (schema instanceof z.ZodBoolean) return "boolean";
  if (schema instanceof z.ZodString) return "text";
  throw new Error("A field of a resource spec has a type that its document has no word for.");
}

const FIELD_UNITS: [suffix: RegExp, unit: string][] = [
  [/_mb$/, "MB"],
  [/_gi$/, "GiB"],
  [/(^|_)cpu(_limit)?$/, "CPUs"],
  [/_scale$/, "replicas"],
];

function unitOf(field: string, schema: z.ZodType): string {
  const [, unit] = FIELD_UNITS.find(([suffix]) => suffix.test(field)) ?? [];
  return unit !== undefined && /number/.test(typeOf(schema)) ? `, ${unit}` : "";
}

function rowOf([name, schema]: [string, unknown]): string[] {
  if (!(schema instanceof z.ZodType)) throw new Error(`${name} is no schema.`);
  const { description = "" } = z.globalRegistry.get(schema) ?? {};
  const requiredText = schema.isOptional() ? "" : " **Required.**";
  const meaning = `${description}${requiredText}`.trim();
  return [`\`${name}\``, typeOf(schema) + unitOf(name, schema), meaning];
}

function fieldTable(shape: z.core.$ZodShape, isShown = (_: string) => true): string {
  const fields = Object.entries(shape).filter(([name]) => isShown(name));
  return table(["field", "type", "meaning"], fields.map(rowOf));
}

/** The generated part of docs/resource-spec.md. */
export function resourceSpecTables(): (readonly [name: string, text: string])[] {
  const shapes = Object.entries(OBJECT_TYPES).map(
    ([name, { shape }]) => `### ${name}\n\n${fieldTable(shape)}`,
  );
  const unusedPrefixes = new Set(UNUSED_RESOURCE_FIELDS.map((name) => name.split("_")[0]));
  return [
    ["fields", fieldTable(ResourceSpec.shape, (name) => !UNUSED_RESOURCE_FIELDS.includes(name))],
    ["unused", [...unusedPrefixes].map((prefix) => `\`${prefix}_*\``).join(", ")],
    ["shapes", shapes.join("\n\n")],
  ];
}
