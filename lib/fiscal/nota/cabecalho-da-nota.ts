import type { Embalagem } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { DestDaNota, EmitDaNota, IdeDaNota, TranspDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { CODIGO_IBGE_UF, UFS } from '#lib/domain/aduana/viagem/uf.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { InsumosDaNota } from './insumos-da-nota.ts';
import { caber } from './texto-da-nota.ts';

/** The identification; the check digit comes with the key. */
export function ideDaNota(
  { emissao, forma }: Pick<InsumosDaNota, 'emissao' | 'forma'>,
  { emit, natOp }: { emit: EmitDaNota; natOp: string | null },
): IdeDaNota {
  const uf = UFS.find((sigla) => sigla === emit.enderEmit.UF);
  return {
    cUF: uf ? CODIGO_IBGE_UF[uf] : null,
    cNF: emissao.cNF,
    natOp: natOp && caber(natOp, 60),
    mod: '55',
    serie: emissao.serie,
    nNF: emissao.nNF,
    dhEmi: emissao.dhEmi,
    dhSaiEnt: emissao.dhSaiEnt,
    tpNF: '0',
    idDest: '3',
    cMunFG: emit.enderEmit.cMun,
    tpImp: '1',
    tpEmis: '1',
    cDV: null,
    ...forma.ide,
    finNFe: '1',
    procEmi: '0',
  };
}

export function emitDaNota(emit: EmitDaNota): EmitDaNota {
  return {
    ...emit,
    xNome: emit.xNome && caber(emit.xNome, 60),
    xFant: emit.xFant && caber(emit.xFant, 60),
    enderEmit: {
      ...emit.enderEmit,
      xLgr: emit.enderEmit.xLgr && caber(emit.enderEmit.xLgr, 60),
      nro: emit.enderEmit.nro && caber(emit.enderEmit.nro, 60),
      xCpl: emit.enderEmit.xCpl && caber(emit.enderEmit.xCpl, 60),
      xBairro: emit.enderEmit.xBairro && caber(emit.enderEmit.xBairro, 60),
      xMun: emit.enderEmit.xMun && caber(emit.enderEmit.xMun, 60),
    },
  };
}

/** A recipient abroad (MOC 7.0, anexo I, E03a to E17). */
export function destDaNota({ nome, identificacao, endereco, email }: InsumosDaNota['dest']): DestDaNota {
  const { xLgr, nro, xBairro, cPais, xPais, CEP, fone } = endereco;
  return {
    idEstrangeiro: identificacao === null ? 'EXTERIOR' : caber(identificacao, 20),
    xNome: nome && caber(nome, 60),
    enderDest: {
      xLgr: xLgr && caber(xLgr, 60),
      nro: nro && caber(nro, 60),
      xBairro: xBairro && caber(xBairro, 60),
      cMun: '9999999',
      xMun: 'EXTERIOR',
      UF: 'EX',
      CEP,
      fone,
      cPais,
      xPais: xPais && caber(xPais, 60),
    },
    indIEDest: '9',
    email,
  };
}

/** Volumes as the process tells them, else as declared. */
export function transpDaNota({
  transporte,
  declaracao,
  forma,
}: Pick<InsumosDaNota, 'transporte' | 'declaracao' | 'forma'>): TranspDaNota {
  const { embalagens, carga } = declaracao;
  const peso = (valor: string | null) =>
    valor === null ? undefined : new Exato(valor).toFixed(3, Exato.ROUND_HALF_UP);
  const pesos = { pesoL: peso(carga.pesoLiquido), pesoB: peso(carga.pesoBruto) };
  const [primeira] = embalagens;
  const declarado = { ...volume(embalagens, primeira), ...pesos };
  const temAlgo = Object.values(declarado).some((valor) => valor !== undefined);
  return {
    modFrete: forma.modFrete,
    transporta: transporte.transporta,
    vol: transporte.vol ?? (temAlgo ? [declarado] : []),
  };
}

/** Packages of one kind have its name; those of several are volumes. */
function volume(embalagens: readonly Embalagem[], primeira: Embalagem | undefined): TranspDaNota['vol'][number] {
  if (!primeira || embalagens.some(({ quantidade }) => quantidade === null)) return {};
  const quantos = embalagens.reduce((ate, { quantidade }) => ate + (quantidade ?? 0), 0);
  const nome = embalagens.length === 1 ? primeira.tipo.nome : null;
  return { qVol: String(quantos), esp: caber(nome ?? 'VOLUMES', 60) };
}
