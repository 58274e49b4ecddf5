import { useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { ExigenciaDaEmpresa } from './ExigenciaDaEmpresa.tsx';

/** Whether everybody of the company needs a second factor. */
export function SegundoFatorDaEmpresa({ empresa: { id, exigeSegundoFator } }: { empresa: Empresa }) {
  const { exigirSegundoFator } = useGravarEmpresa();
  return (
    <ExigenciaDaEmpresa
      empresaId={id}
      trava="SEGUNDO_FATOR"
      titulo="Segundo fator"
      nota="Vale para todas as pessoas da empresa."
      rotulo="Exigir segundo fator"
      ajuda="Quem ainda não tem um é levado a pô-lo na hora e não faz mais nada antes disso. Um segundo fator é um aplicativo de códigos no telefone ou uma chave de acesso."
      ligou="O segundo fator é exigido de todos."
      ligada={exigeSegundoFator}
      gravar={(exigir) => exigirSegundoFator(id, exigir)}
    />
  );
}
