import type { Page } from '@playwright/test';

/** The signs of a broken start: the documents that a page or its frames load (more than one is a reload), and failed responses. */
export function watchPage(page: Page) {
  const documents: string[] = [];
  const failures: string[] = [];
  const sockets: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });
  // Only a socket that is accepted receives anything.
  page.on('websocket', (socket) =>
    socket.once('framereceived', () => sockets.push(new URL(socket.url()).port)),
  );
  return { documents, failures, sockets };
}
