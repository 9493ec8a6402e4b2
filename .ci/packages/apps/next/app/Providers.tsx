'use client';
import { LinkProvider } from '@fitness/ui/Link';
import { loadFonts } from '@fitness/ui/themes/midnight';
import Link from 'next/link';
import { type ReactNode, useEffect } from 'react';

export function Providers({ children }: { children: ReactNode }) {
  useEffect(() => void loadFonts(), []);
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
