/** `image: name:tag` of compose, `FROM name:tag` of a Dockerfile, with or without a digest. */
const IMAGE = /^(\s*image: |FROM )([a-z0-9./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?/gm;

/** The base images of a file, without digests. */
export function imagesIn(text) {
  return [...text.matchAll(IMAGE)].map(([, , image]) => image);
}

/** The text with the digest of each image. `digests` maps images to digests. */
export function pinned(text, digests) {
  return text.replace(IMAGE, (_line, before, image) => `${before}${image}@${digests.get(image)}`);
}
