export interface Image {
  /** Name including the registry, as written. */
  name: string;
  tag: string | undefined;
  /** The part after the @: `sha256:` and 64 digits in a valid image. */
  digest: string | undefined;
}

/** Splits an image reference into its parts. Accepts any text. */
export function parseImage(image_uri: string): Image {
  const atSign = image_uri.indexOf("@");
  const reference = atSign < 0 ? image_uri : image_uri.slice(0, atSign);
  const colon = reference.indexOf(":", reference.lastIndexOf("/") + 1);
  return {
    name: colon < 0 ? reference : reference.slice(0, colon),
    tag: colon < 0 ? undefined : reference.slice(colon + 1),
    digest: atSign < 0 ? undefined : image_uri.slice(atSign + 1),
  };
}

const DEFAULT_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/;

/** Whether two images have the same name. A service may add the default registry. */
export const isSameName = (a: Image, b: Image): boolean =>
  a.name.replace(DEFAULT_REGISTRY, "") === b.name.replace(DEFAULT_REGISTRY, "");

/** Begins with a number, has a version after - or _, or ends in 7 to 64 hexadecimal digits. */
const IMMUTABLE_TAG = /^v?\d|[-_]v?\d+\.\d|(^|[-_.])[0-9a-f]{7,64}$/;

/** Whether another image may be pushed under the same reference: `main`, `latest`, `stable`. */
export function hasMutableTag(image_uri: string): boolean {
  const { tag = "latest", digest } = parseImage(image_uri);
  return digest === undefined && !IMMUTABLE_TAG.test(tag);
}
