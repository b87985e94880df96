declare module "subset-font" {
  interface Wanted {
    targetFormat?: "sfnt" | "woff" | "woff2";
    noHinting?: boolean;
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, wanted?: Wanted): Promise<Buffer>;
}
