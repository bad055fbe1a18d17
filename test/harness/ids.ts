/** A valid id of any resource. */
export const ID = "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01";
