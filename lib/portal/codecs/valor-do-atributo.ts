import type { Atributo } from './atributos-da-ncm.ts';

/**
 * Why the Portal would not take this text as a value of a simple attribute; null when it would. Decimals have a dot, days are
 * yyyy-mm-dd, yes and no are true and false.
 */
export function recusaDoValor(atributo: Atributo, valor: string): string | null {
  const { forma, dominio, tamanhoMaximo, casasDecimais } = atributo;
  switch (forma) {
    case 'LISTA_ESTATICA':
    case 'DOMINIO_DINAMICO':
    case 'LISTA_TABX_FILTRO':
      return dominio.some(({ codigo }) => codigo === valor) ? null : `O valor ${valor} não está na lista do Portal.`;
    case 'BOOLEANO':
      return valor === 'true' || valor === 'false' ? null : 'Responda sim ou não.';
    case 'DATA':
      return ehDia(valor) ? null : 'Informe uma data que exista.';
    case 'NUMERO_INTEIRO':
      if (!/^-?\d+$/.test(valor)) return 'Informe um número inteiro.';
      return demais(algarismos(valor), tamanhoMaximo, 'algarismos');
    case 'NUMERO_REAL': {
      const [, inteira, fracao = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(valor) ?? [];
      if (inteira === undefined) return 'Informe um número.';
      if (casasDecimais !== null && fracao.length > casasDecimais) {
        return casasDecimais === 0
          ? 'O Portal não aceita casas decimais.'
          : `O Portal aceita até ${casasDecimais} casas decimais.`;
      }
      return demais(algarismos(valor), tamanhoMaximo, 'algarismos');
    }
    case 'TEXTO':
      return demais(valor.length, tamanhoMaximo ?? TAMANHO_PUBLICADO, 'caracteres');
    default:
      return 'O Cais não sabe escrever este atributo.';
  }
}

function demais(quantos: number, maximo: number | null, oQue: string): string | null {
  return maximo !== null && quantos > maximo ? `O Portal aceita até ${maximo} ${oQue}; aqui há ${quantos}.` : null;
}

const algarismos = (valor: string) => valor.replace(/\D/g, '').length;

function ehDia(valor: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valor)) return false;
  const dia = new Date(`${valor}T00:00:00Z`);
  return !Number.isNaN(dia.getTime()) && dia.toISOString().startsWith(valor);
}

/** Characters of `ProdutoCampoSimplesIntegracaoDTO.valor`, where the attribute says none of its own. */
const TAMANHO_PUBLICADO = 100;
