import { ListaDeLacunas } from '#components/comex/ListaDeLacunas.tsx';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { LugarDaDuimp } from './LugarDaDuimp.tsx';

/** What keeps the draft from being sent, and what it would leave unsaid: one line a cause, with the place that mends it. */
export function FaltasDaDuimp({ duimp: { processoId, lacunas, retificacao } }: { duimp: DuimpDoProcesso }) {
  const linhas = (nivel: 'IMPEDE' | 'AVISA') =>
    lacunas
      .filter((lacuna) => lacuna.nivel === nivel)
      .map(({ chave, texto, lugar }) => ({
        chave,
        texto,
        remedio: <LugarDaDuimp processoId={processoId} lugar={lugar} de={texto} />,
      }));
  return (
    <>
      <ListaDeLacunas
        titulo={retificacao ? 'O que falta para mandar a retificação' : 'O que falta para mandar o rascunho'}
        lacunas={linhas('IMPEDE')}
      />
      <ListaDeLacunas
        titulo={retificacao ? 'O que fica como está registrado' : 'O que o rascunho não dirá'}
        lacunas={linhas('AVISA')}
      />
    </>
  );
}
