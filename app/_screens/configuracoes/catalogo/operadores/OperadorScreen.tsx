import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { OutrosAtos, ProximoAto } from '#app/_screens/configuracoes/catalogo/AtosDoRegistro.tsx';
import { RAMO_DOS_OPERADORES } from '#app/_screens/configuracoes/catalogo/ramo.ts';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import {
  AmbienteChip,
  ComparacaoDoPreparoChip,
  SituacaoDoPreparoChip,
} from '#components/comex/SituacaoDoPreparoChip.tsx';
import { CamposFechados } from '#components/form/CamposFechados.tsx';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { useMudancaDeOutro } from '#components/form/use-mudanca-de-outro.ts';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/FormSkeleton.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { doesNotExist } from '#lib/api/api-error.ts';
import { useAtosDosOperadores, useOperadorNoPortal } from '#lib/api/operadores-estrangeiros.ts';
import type { OperadorNoPortal } from '#lib/contracts/operadores-estrangeiros.ts';
import { PREPARO_EDITAVEL } from '#lib/domain/sistema/preparo-no-portal.ts';
import { OPERADOR_NO_PORTAL } from '#lib/registros/operador-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { NovaVersao } from './NovaVersao.tsx';
import { OperadorFields } from './OperadorFields.tsx';
import { OperadorNoPortalSection } from './OperadorNoPortalSection.tsx';
import { FORMULARIO_DO_OPERADOR } from './operador-formulario.ts';

/** A foreign operator of the Portal. */
export function OperadorScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/catalogo/operadores/$id' });
  const { campo } = useSearch({ from: '/dentro/configuracoes/catalogo/operadores/$id' });
  const { data: operador, error, mutate } = useOperadorNoPortal(id);
  if (doesNotExist(error)) {
    return <RegistroInexistente nome="Operador" lista={{ to: '/configuracoes/catalogo/operadores' }} />;
  }
  if (error && !operador) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!operador) return <FormSkeleton />;
  return <OperadorAberto operador={operador} campo={campo} />;
}

function OperadorAberto({ operador, campo }: { operador: OperadorNoPortal; campo: string | undefined }) {
  const { id, versao, situacao, ambiente, fornecedor, importador, frase, comparacao, nome, codigoPais } = operador;
  const { mudouNoCadastro, codigo } = operador;
  const editavel = PREPARO_EDITAVEL.has(situacao);
  const gravarAntes = useRef<GravarAntes>(async () => versao);
  const { alterar } = useAtosDosOperadores();
  useMudancaDeOutro(operador);
  return (
    <>
      <CabecalhoDoRegistro
        titulo={nome}
        descricao={
          <>
            {codigoPais} · {importador.nome} ·{' '}
            <LinkTo to="/configuracoes/fornecedores/$id" params={{ id: fornecedor.id }}>
              fornecedor {fornecedor.nome}
            </LinkTo>
          </>
        }
        sinais={
          <>
            <AmbienteChip ambiente={ambiente} />
            <SituacaoDoPreparoChip situacao={situacao} />
            {comparacao && <ComparacaoDoPreparoChip comparacao={comparacao} />}
          </>
        }
        ato={
          situacao === 'ENVIADO' ? (
            <NovaVersao operador={operador} />
          ) : (
            <ProximoAto ramo={RAMO_DOS_OPERADORES} registro={operador} gravarAntes={gravarAntes} />
          )
        }
        outrosAtos={<OutrosAtos ramo={RAMO_DOS_OPERADORES} registro={operador} />}
      />
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        {frase && <Alert severity={SEVERIDADE[situacao] ?? 'info'}>{frase}</Alert>}
        {situacao === 'EM_REVISAO' && !operador.possoRevisar && (
          <Alert severity="info">Espera a revisão de outra pessoa: quem redigiu ou pediu a revisão não aprova.</Alert>
        )}
        {mudouNoCadastro.length > 0 && (
          <Alert severity="warning">
            O cadastro do fornecedor mudou depois que isto foi escrito:{' '}
            {mudouNoCadastro.map((um) => ROTULOS[um] ?? um).join(', ')}.{' '}
            {situacao === 'ENVIADO' ? 'Prepare uma nova versão.' : 'Confira os campos abaixo.'}
          </Alert>
        )}
        {editavel && codigo && (
          <Alert severity="info">
            Isto é uma nova versão do operador {codigo}: ela substitui inteira a que o Portal tem.
          </Alert>
        )}
        <FormularioDeDocumento
          titulo={`Operador ${nome}`}
          definicao={FORMULARIO_DO_OPERADOR}
          registro={operador}
          fechado={editavel ? null : { porque: FECHADO[situacao] ?? '' }}
          gravar={(valores, vista) => alterar(id, vista, valores)}
          gravarAntes={gravarAntes}
          campo={campo}
        >
          {editavel ? (
            <OperadorFields operador={operador} />
          ) : (
            <CamposFechados titulo="Operador" campos={Object.keys(OPERADOR_NO_PORTAL)} />
          )}
        </FormularioDeDocumento>
        <OperadorNoPortalSection operador={operador} />
        <HistoricoSection recurso="OperadorNoPortal" registroId={id} nomes={{ rotulos: ROTULOS }} />
      </Stack>
    </>
  );
}

const ROTULOS: Readonly<Record<string, string>> = rotulosDe(OPERADOR_NO_PORTAL);
const SEVERIDADE: Partial<Record<OperadorNoPortal['situacao'], 'error' | 'warning'>> = {
  RECUSADO: 'error',
  INCERTO: 'error',
  RASCUNHO: 'warning',
};
const FECHADO: Partial<Record<OperadorNoPortal['situacao'], string>> = {
  ENVIANDO: 'Este operador está a caminho do Portal Único, e não muda até a resposta.',
  INCERTO: 'Este operador saiu daqui e não se sabe o que foi dele: não muda até alguém dizer o que há no Portal.',
  ENVIADO: 'Este operador está no Portal Único. Para mudá-lo, prepare uma nova versão.',
};
