import { zipSync } from 'fflate';
import type { Operacao } from './openapi-contract.ts';
import { PortalError } from './portal-error.ts';

/** A link as it is sent, by the published `FabricanteIntegracaoRequestDTO`. */
interface VinculoEnviado {
  codigoOperadorEstrangeiro?: string;
  cpfCnpjFabricante?: string;
  conhecido: boolean;
  codigoProduto?: number;
  codigoPais: string;
}
interface Existe {
  produto(raiz: string, codigo: string): boolean;
  operador(raiz: string, pais: string, codigo: string): boolean;
}

/** The links of products to makers, as far as the published documents say it; they give no code of an error. */
export function fabricantesSimulados(existe: Existe) {
  const deCada = new Map<string, VinculoEnviado[]>();
  const chave = ({ codigoOperadorEstrangeiro, cpfCnpjFabricante, codigoProduto, codigoPais }: VinculoEnviado) =>
    [codigoProduto, codigoPais, codigoOperadorEstrangeiro ?? '', cpfCnpjFabricante ?? ''].join(' ');
  const daRaiz = (raiz: string) => deCada.get(raiz) ?? [];
  const recusa = (raiz: string, um: VinculoEnviado): string | null => {
    const { codigoOperadorEstrangeiro: operador, cpfCnpjFabricante: nacional, codigoProduto, codigoPais } = um;
    if (!existe.produto(raiz, String(codigoProduto))) return 'O produto não existe.';
    if (operador && !existe.operador(raiz, codigoPais, operador)) return 'O operador estrangeiro não existe.';
    if (um.conhecido && !operador && !nacional) return 'Informe o fabricante conhecido.';
    if (!um.conhecido && (operador || nacional)) return 'O fabricante informado é desconhecido.';
    return null;
  };
  const vincular = (raiz: string, um: VinculoEnviado) => {
    const porque = recusa(raiz, um) ?? (daRaiz(raiz).some((outro) => chave(outro) === chave(um)) ? JA_HA : null);
    if (porque) throw new PortalError(422, null, porque);
    deCada.set(raiz, [...daRaiz(raiz), um]);
    return { ...um, cpfCnpjRaiz: raiz };
  };
  const desvincular = (raiz: string, um: VinculoEnviado) => {
    const sobram = daRaiz(raiz).filter((outro) => chave(outro) !== chave(um));
    if (sobram.length === daRaiz(raiz).length) throw new PortalError(422, null, 'O vínculo não existe.');
    deCada.set(raiz, sobram);
    return { ...um, cpfCnpjRaiz: raiz };
  };
  return {
    daRaiz,
    vincular,
    desvincular,
    atender({ funcao, parametros: { cpfCnpjRaiz: raiz = '' } }: Operacao, enviado: unknown): unknown {
      const um = enviado as VinculoEnviado;
      switch (funcao) {
        case 'downloadOperadorEstrangeiro': {
          const lista = daRaiz(raiz).map((dele, i) => ({ seq: i + 1, cpfCnpjRaiz: raiz, vincular: true, ...dele }));
          return lista.length > 0 ? lista : null;
        }
        case 'incluirFabricante':
          return vincular(raiz, um);
        default:
          return desvincular(raiz, um);
      }
    },
  };
}

export const ehDosFabricantes = ({ funcao }: Operacao): boolean =>
  ['downloadOperadorEstrangeiro', 'incluirFabricante', 'remover'].includes(funcao);

/** The export is a ZIP with its list, as public programs that call it read it. */
export const emZip = (lista: unknown): Uint8Array =>
  zipSync({ 'vinculos.json': new TextEncoder().encode(JSON.stringify(lista)) });

const JA_HA = 'O produto já tem este fabricante.';
