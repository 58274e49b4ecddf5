/**
 * Tests only: the rows of a table of golden figures. The first line names the columns; a name with points stands inside
 * (`devido.ii`). A cell stays the text it is, `sim` and `não` are true and false, and an empty cell is absent.
 */
export function tabela<Linha>(texto: string): Linha[] {
  const [nomes = '', ...linhas] = texto.trim().split('\n');
  const caminhos = nomes.split(';').map((nome) => nome.split('.'));
  return linhas.map((linha) => {
    const registro: Registro = {};
    for (const [i, celula] of linha.split(';').entries()) {
      if (celula !== '') gravar(registro, caminhos[i] ?? [], SIM_OU_NAO[celula] ?? celula);
    }
    return registro as Linha;
  });
}

/** The rows of a case, without its name. */
export function doCaso<Linha extends { caso: string }>(linhas: readonly Linha[], qual: string): Omit<Linha, 'caso'>[] {
  return linhas.flatMap(({ caso, ...linha }) => (caso === qual ? [linha] : []));
}

interface Registro {
  [nome: string]: string | boolean | Registro;
}

const SIM_OU_NAO: Readonly<Record<string, boolean>> = { sim: true, não: false };

function gravar(registro: Registro, [nome = '', ...resto]: readonly string[], valor: string | boolean): void {
  if (resto.length === 0) {
    registro[nome] = valor;
    return;
  }
  const dentro = (registro[nome] ?? {}) as Registro;
  registro[nome] = dentro;
  gravar(dentro, resto, valor);
}
