import type { NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { chaveValida, partesDaChave } from '#lib/domain/identificadores/chave-nfe.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';

/** Reads the access key from an `Id` attribute: `NFe` and 44 positions. */
export function lerChaveDoId(id: string | null): string {
  if (id === null) throw new ArquivoXmlInvalido('CAMPO_AUSENTE', 'A nota não traz a sua chave de acesso (Id).', 'Id');
  return lerChave(id.trim().replace(/^NFe/, ''), 'Id');
}

/** Checks an access key. @throws {ArquivoXmlInvalido} when its form or check digit is wrong. */
export function lerChave(texto: string, campo: string): string {
  if (chaveValida(texto)) return texto;
  const frase = `O arquivo traz "${texto.slice(0, 60)}", que não é uma chave de acesso: o formato ou o dígito não confere.`;
  throw new ArquivoXmlInvalido('CHAVE_INVALIDA', frase, campo);
}

/** Checks that the key agrees with the nota. `ide.cUF` is only needed for this. */
export function conferirChave(
  nota: Pick<NotaFiscal, 'chave' | 'emissao' | 'serie' | 'modelo' | 'numero' | 'emitente'>,
  cUF: string,
): void {
  const partes = partesDaChave(nota.chave);
  const comparados: Comparado[] = [
    ['cUF', 'a UF', partes.codigoUf, cUF],
    ['dhEmi', 'o mês', partes.anoMes, nota.emissao.slice(0, 7)],
    // Séries 890 to 899 are notas avulsas, whose key has the CNPJ of the Sefaz that issued them.
    ...(/^89\d$/.test(nota.serie)
      ? []
      : [['CNPJ', 'o CNPJ do emitente', partes.cnpj, nota.emitente.cnpj] as Comparado]),
    ['mod', 'o modelo', partes.modelo, nota.modelo],
    ['serie', 'a série', partes.serie, nota.serie.padStart(3, '0')],
    ['nNF', 'o número', partes.numero, nota.numero.padStart(9, '0')],
  ];
  const diferente = comparados.find(([, , daChave, daNota]) => daChave !== daNota);
  if (diferente === undefined) return;
  const [campo, oQue, daChave, daNota] = diferente;
  const frase = `A chave de acesso não é a desta nota: ${oQue} na chave é ${daChave}, e na nota é ${daNota}.`;
  throw new ArquivoXmlInvalido('CHAVE_NAO_CONFERE', frase, campo);
}

type Comparado = [campo: string, oQue: string, daChave: string, daNota: string];
