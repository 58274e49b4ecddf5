import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { conferirIe } from '#lib/domain/zfm/conferir-ie.ts';
import type { ApontamentoDaDai, InsumosDaDai } from '#lib/domain/zfm/dai.ts';

/** Checks that the cadastro identifies the importer for the Sefaz. */
export function conferirImportador({ declaracao: di, importador }: InsumosDaDai): ApontamentoDaDai[] {
  if (importador === null) {
    const nome = di.importador.nome ? ` (${di.importador.nome})` : '';
    return [
      {
        ...DO_IMPORTADOR,
        codigo: 'IMPORTADOR_FORA_DO_CADASTRO',
        nivel: 'erro',
        mensagem: `O importador declarado, ${escreverCnpj(di.importador.numero)}${nome}, não está no cadastro: cadastre-o com a inscrição estadual e a matriz de tributação.`,
        alvo: { onde: 'IMPORTADOR', id: null, campo: null },
      },
    ];
  }
  const { id, razaoSocial, inscricaoSuframa } = importador;
  const semSuframa: ApontamentoDaDai = {
    ...DO_IMPORTADOR,
    codigo: 'IMPORTADOR_SEM_SUFRAMA',
    nivel: 'aviso',
    mensagem: `${razaoSocial} não tem inscrição Suframa no cadastro, e a informação complementar vai sem ela.`,
    alvo: { onde: 'IMPORTADOR', id, campo: 'inscricaoSuframa' },
  };
  return [...conferirIe(importador, { documento: 'DAI', caminho: null }), ...(inscricaoSuframa ? [] : [semSuframa])];
}

const DO_IMPORTADOR = { caminho: null, adicao: null } as const;
