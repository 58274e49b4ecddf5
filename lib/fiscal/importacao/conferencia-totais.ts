import type { Conferencia } from '#lib/domain/aduana/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import { dinheiro, Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { reais } from './frases.ts';
import { toleranciaDeCentavos } from './tolerancia-centavos.ts';
import { valorAduaneiroDeclarado } from './valor-aduaneiro-declarado.ts';

/** Compares the declared value at the place of discharge with the customs values of the adições. */
export function conferirVmld({ totais, adicoes }: DeclaracaoImportacao): Conferencia {
  const soma = somar(adicoes.map(valorAduaneiroDeclarado));
  const linha = { codigo: 'VMLD', adicao: null, declarado: totais.vmldReais, calculado: dinheiro(soma) };
  if (totais.vmldReais === null) {
    return { ...linha, nivel: 'aviso', mensagem: `VMLD não informado; as adições somam ${reais(soma)}.` };
  }
  const diferenca = soma.minus(totais.vmldReais).abs();
  const tolerancia = toleranciaDeCentavos(adicoes.length);
  if (diferenca.isZero()) {
    return { ...linha, nivel: 'ok', mensagem: `As adições somam ${reais(soma)}, como a DI declara.` };
  }
  if (diferenca.lte(tolerancia)) {
    return { ...linha, nivel: 'ok', mensagem: diferencaTolerada(diferenca, tolerancia) };
  }
  const mensagem = `A DI declara VMLD de ${reais(new Exato(totais.vmldReais))}, e as adições somam ${reais(soma)}: diferença de ${reais(diferenca)}, além da tolerância de ${reais(tolerancia)}.`;
  return { ...linha, nivel: 'erro', mensagem };
}

/** Compares the declared net weight with the adições: kilograms, 5 decimals, without tolerance, because nothing is truncated. */
export function conferirPesoLiquido({ carga, adicoes }: DeclaracaoImportacao): Conferencia {
  const soma = somar(adicoes.map(({ pesoLiquido }) => pesoLiquido));
  const somado = `${porExtenso(soma, 5)} kg`;
  const linha = { codigo: 'PESO_LIQUIDO', adicao: null, declarado: carga.pesoLiquido, calculado: soma.toFixed(5) };
  if (carga.pesoLiquido === null) {
    return { ...linha, nivel: 'aviso', mensagem: `Peso líquido não informado; as adições somam ${somado}.` };
  }
  if (soma.eq(carga.pesoLiquido)) {
    return { ...linha, nivel: 'ok', mensagem: `As adições somam ${somado}, como a DI declara.` };
  }
  const declarado = `${porExtenso(new Exato(carga.pesoLiquido), 5)} kg`;
  const mensagem = `A DI declara peso líquido de ${declarado}, e as adições somam ${somado}.`;
  return { ...linha, nivel: 'erro', mensagem };
}

/** Words a residue that the truncation of the Siscomex explains. */
function diferencaTolerada(diferenca: Exato, tolerancia: Exato): string {
  return `Diferença de ${reais(diferenca)}, dentro da tolerância de ${reais(tolerancia)} (centavos truncados por adição).`;
}
