import type { Page } from '@playwright/test';

/** What a page does that a visitor would see as a broken start: documents loaded, in the page or a frame, and failed responses. */
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
