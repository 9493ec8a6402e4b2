// Runs in the browser: shows the contract in Swagger UI and signs in with a demo account.
// A contract with other operations has no sign-in.
const form = document.querySelector('#sign-in');

const ui = globalThis.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  showExtensions: true,
  tryItOutEnabled: true,
  // By default Swagger UI sends the document's URL to a public validator.
  validatorUrl: null,
});

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const [account, output] = [form.querySelector('select'), form.querySelector('output')];
  const { path, password, scheme } = form.dataset;
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.value, password }),
  });
  const body = await response.json();
  if (response.ok) ui.preauthorizeApiKey(scheme, body.token);
  output.textContent = response.ok ? `${body.nickname}(으)로 로그인했습니다.` : body.message;
});
