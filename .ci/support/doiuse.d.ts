declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  type Usage = {
    feature: string;
    featureData: { missing?: string };
    usage: { toString(): string };
  };

  export default function doiuse(options: {
    browsers: readonly string[];
    ignore: readonly string[];
    onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
