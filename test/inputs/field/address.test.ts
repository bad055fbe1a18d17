import { expect, it } from "vitest";
import { agentAddress } from "../../../src/inputs/field/address.ts";

it("agentAddress parses a URL with many slashes fast", () => {
  const slashes = `https://agent.example/${"/".repeat(200_000)}`;
  expect(agentAddress.parse(slashes)).toBe("https://agent.example");
  expect(agentAddress.parse(`${slashes}ok`)).toBe("https://agent.example");
  expect(agentAddress.parse(`${slashes}x`)).toBe(`${slashes}x`);
}, 1_000);
