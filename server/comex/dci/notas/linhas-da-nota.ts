import { v7 as uuidv7 } from 'uuid';
import type { NotaNova } from '#lib/contracts/dci/dci-notas.ts';
import type { NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { TipoDci } from '#lib/domain/zfm/dci.ts';
import { identidadeDaNota } from '#server/comex/dci/notas-internadas.ts';
import type { dciNota, dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { classificarNota } from './classificar-nota.ts';

export interface LinhasDaNota {
  nota: Omit<typeof dciNota.$inferInsert, 'empresaId'>;
  itens: Omit<typeof dciNotaItem.$inferInsert, 'empresaId'>[];
}

interface DaDci {
  id: string;
  tipo: TipoDci;
  competencia: string | null;
}

/** Builds the rows of a nota from its XML. */
export function linhasDoXml(
  nota: NotaFiscal,
  { dci, assinatura, arquivo }: { dci: DaDci; assinatura: Assinatura; arquivo: { id: string; nome: string } },
): LinhasDaNota {
  const lugar = nota.entrega ?? nota.destinatario;
  const { destino, fora, itens } = classificarNota(
    {
      cancelada: nota.situacao === 'CANCELADA' || nota.situacao === 'DENEGADA',
      dia: nota.saida ?? nota.emissao,
      uf: lugar.uf,
      municipioIbge: lugar.municipioIbge,
      cfops: nota.itens.map(({ cfop }) => cfop),
    },
    dci,
  );
  const { tipo, documento, nome } = nota.destinatario;
  const id = uuidv7();
  return {
    nota: {
      ...comum({ id, dciId: dci.id, assinatura, busca: [nota.numero, nota.chave, nome, documento, lugar.municipio] }),
      origem: 'XML',
      chave: nota.chave,
      identidade: identidadeDaNota({ cnpj: nota.emitente.cnpj, serie: nota.serie, numero: nota.numero }),
      numero: nota.numero,
      serie: nota.serie,
      emissao: nota.emissao,
      saida: nota.saida,
      destinatarioTipo: tipo,
      destinatarioDocumento: documento,
      destinatarioNome: nome ?? '',
      uf: lugar.uf,
      municipioIbge: lugar.municipioIbge,
      municipioNome: lugar.municipio,
      destino,
      valor: nota.valorTotal,
      fora,
      motivoFora: null,
      arquivoId: arquivo.id,
      arquivoNome: arquivo.nome,
    },
    itens: nota.itens.map((item, i) => ({
      id: uuidv7(),
      dciId: dci.id,
      notaId: id,
      nItem: item.nItem,
      codigo: item.codigo.trim(),
      descricao: item.descricao,
      ncm: item.ncm,
      cfop: item.cfop,
      unidade: item.unidade,
      quantidade: item.quantidade,
      valorUnitario: item.valorUnitario,
      valor: item.valorTotal,
      origem: item.origem === null ? null : Number(item.origem),
      fora: itens[i] ?? null,
    })),
  };
}

/** Builds the rows of a typed nota; `municipio` comes from the table. */
export function linhasDigitadas(
  nota: NotaNova,
  {
    id = uuidv7(),
    dci,
    assinatura,
    cnpj,
    municipio,
  }: { id?: string; dci: DaDci; assinatura: Assinatura; cnpj: string; municipio: { codigo: string; nome: string } },
): LinhasDaNota {
  const { destino, fora, itens } = classificarNota(
    {
      cancelada: false,
      dia: nota.saida ?? nota.emissao,
      uf: nota.uf,
      municipioIbge: municipio.codigo,
      cfops: nota.itens.map(({ cfop }) => cfop),
    },
    dci,
  );
  const valores = nota.itens.map(({ quantidade, valorUnitario }) =>
    dinheiro(arredondarCentavos(new Exato(quantidade).times(valorUnitario))),
  );
  const [numero, serie] = [String(Number(nota.numero)), String(Number(nota.serie))];
  return {
    nota: {
      ...comum({ id, dciId: dci.id, assinatura, busca: [numero, nota.chave, nota.destinatario.nome, municipio.nome] }),
      origem: 'DIGITADA',
      chave: nota.chave,
      identidade: identidadeDaNota({ cnpj, serie, numero }),
      numero,
      serie,
      emissao: nota.emissao,
      saida: nota.saida,
      destinatarioTipo: nota.destinatario.tipo,
      destinatarioDocumento: nota.destinatario.documento,
      destinatarioNome: nota.destinatario.nome,
      uf: nota.uf,
      municipioIbge: municipio.codigo,
      municipioNome: municipio.nome,
      destino,
      valor: dinheiro(somar(valores)),
      fora,
      motivoFora: null,
      arquivoId: null,
      arquivoNome: null,
    },
    itens: nota.itens.map((item, i) => ({
      id: uuidv7(),
      dciId: dci.id,
      notaId: id,
      nItem: i + 1,
      ...item,
      valor: valores[i] ?? '0.00',
      origem: null,
      fora: itens[i] ?? null,
    })),
  };
}

function comum({
  id,
  dciId,
  assinatura: { em, usuarioId },
  busca,
}: {
  id: string;
  dciId: string;
  assinatura: Assinatura;
  busca: readonly (string | null)[];
}) {
  return { id, dciId, versao: 1, em, usuarioId, busca: textoDeBusca(...busca) };
}
