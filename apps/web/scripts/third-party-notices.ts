import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A package whose modules are in the build, as Vite lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** The SPDX identifier of its licence. */
  identifier?: string;
  text?: string;
}

const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages without a licence, each with the reason why it may be in the build. */
const withoutLicence: Record<string, string> = {
  '@portone/browser-sdk':
    "The package names no licence. It loads PortOne's payment script; its use is a matter of the studio's contract with PortOne.",
};

const heading =
  'This application contains the following software and fonts. All other parts of it, pictures included, are its own.';

/** The notice of a package; throws for one that may not be distributed. */
function packageNotice({ name, version, identifier = '', text }: BundledPackage) {
  if (identifier === '' && name in withoutLicence)
    return `${name} ${version} (no licence)\n\n${withoutLicence[name]}`;
  if (!allowed.includes(identifier))
    throw new Error(`${name}@${version} has the licence "${identifier}", which is not allowed.`);
  if (!text) throw new Error(`${name}@${version} comes without the text of its licence.`);
  return `${name} ${version} (${identifier})\n\n${text}`;
}

function fontNotice(font: string) {
  const file = new URL(`../../../packages/ui/src/theme/fonts/LICENSE-${font}.txt`, import.meta.url);
  return `${font} (OFL-1.1)\n\n${readFileSync(file, 'utf8').trim()}`;
}

/** The text of the notices of these packages and of the fonts; throws for a package that may not be distributed. */
export function noticesOf(packages: readonly BundledPackage[]): string {
  const fonts = ['Anton', 'Pretendard'].map(fontNotice);
  const notices = [heading, ...packages.map(packageNotice), ...fonts];
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const listedLicences = 'third-party-licences.json';

/** Writes the notices; a package that may not be distributed fails the build. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    config: () => ({ build: { license: { fileName: listedLicences } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[listedLicences];
        if (list?.type !== 'asset') return this.error('Vite listed no licences.');
        delete bundle[listedLicences];
        const source = noticesOf(JSON.parse(String(list.source)) as BundledPackage[]);
        this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
      },
    },
  };
}
