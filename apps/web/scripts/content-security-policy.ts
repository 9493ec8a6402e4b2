import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Style sheets that react-aria inserts: touch-action of pressed elements, scroll lock of iOS. */
export const insertedStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds the content security policy to the built page. */
export function contentSecurityPolicy({ apiBaseUrl }: { apiBaseUrl: string }): Plugin {
  const policy = [
    "default-src 'self'",
    "script-src 'self' https://cdn.portone.io https://dapi.kakao.com https://*.daumcdn.net",
    `style-src 'self' ${insertedStyles.map(hash).join(' ')}`,
    "img-src 'self' data: blob: https://*.daumcdn.net https://*.kakaocdn.net",
    "font-src 'self'",
    `connect-src 'self' ${new URL(apiBaseUrl).origin} https://api.portone.io https://*.portone.io https://dapi.kakao.com https://*.daumcdn.net`,
    'frame-src https://*.portone.io https://*.kakaopay.com https://*.kakao.com',
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
