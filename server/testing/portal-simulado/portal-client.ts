interface Chave {
  clientId: string;
  clientSecret: string;
}

/** Somebody who calls the Portal with a key: a log-in, which ends the former session of that key, and then calls. */
export async function clienteDoPortal(endereco: string, { clientId, clientSecret }: Chave) {
  const entrada = await fetch(`${endereco}/portal/api/autenticar/chave-acesso`, {
    method: 'POST',
    headers: { 'Client-Id': clientId, 'Client-Secret': clientSecret, 'Role-Type': 'IMPEXP' },
  });
  if (entrada.status !== 200) throw new Error(`O simulador recusou a entrada: ${await entrada.text()}`);
  const token = entrada.headers.get('Set-Token') ?? '';
  let csrf = entrada.headers.get('X-CSRF-Token') ?? '';

  return async (method: string, caminho: string, corpo?: object) => {
    const resposta = await fetch(`${endereco}${caminho}`, {
      method,
      headers: { Authorization: token, 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' },
      ...(corpo && { body: JSON.stringify(corpo) }),
    });
    csrf = resposta.headers.get('X-CSRF-Token') ?? csrf;
    return { status: resposta.status, corpo: resposta.status === 204 ? null : await resposta.json() };
  };
}
