/** Tests only: the smallest XML that `lerDiXml` accepts. Each test breaks one piece. */

export const ADICAO_MINIMA = `<adicao>
  <numeroAdicao>003</numeroAdicao>
  <dadosMercadoriaCodigoNcm>85177900</dadosMercadoriaCodigoNcm>
  <condicaoVendaValorMoeda>000000000000100</condicaoVendaValorMoeda>
</adicao>`;

export function declaracaoXml(dentro = ADICAO_MINIMA, cabecalho = CABECALHO_MINIMO): string {
  return `<declaracaoImportacao>
${dentro}
${cabecalho}
</declaracaoImportacao>`;
}

export const CABECALHO_MINIMO = `<dataRegistro>20230102</dataRegistro>
<importadorNumero>11222333000181</importadorNumero>
<numeroDI>2390000010</numeroDI>`;

export function listaXml(...declaracoes: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListaDeclaracoes>
${declaracoes.join('\n')}
</ListaDeclaracoes>
`;
}

export function bytesDe(texto: string): Uint8Array {
  return new TextEncoder().encode(texto);
}

/** UTF-16 with its byte order mark, little or big endian. */
export function bytesUtf16(texto: string, ordem: 'le' | 'be'): Uint8Array {
  const bytes = Buffer.from(`\ufeff${texto}`, 'utf16le');
  return ordem === 'le' ? bytes : bytes.swap16();
}
