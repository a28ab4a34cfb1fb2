declare module 'icon:*' {
  const outline: string;
  export default outline;
}

declare module 'title-face:*' {
  const address: string;
  export default address;
}

declare module 'subset-font' {
  export default function subset(
    face: Buffer,
    text: string,
    how: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Uint8Array>;
}
