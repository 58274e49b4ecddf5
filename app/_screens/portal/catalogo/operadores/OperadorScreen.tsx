import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { OutrosAtos, ProximoAto } from '#app/_screens/portal/catalogo/AtosDoRegistro.tsx';
import { AvisosDoPreparo, porqueFechado, SinaisDoPreparo } from '#app/_screens/portal/catalogo/AvisosDoPreparo.tsx';
import { RAMO_DOS_OPERADORES } from '#app/_screens/portal/catalogo/ramo.ts';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import { useMudancaDeOutro } from '#components/form/conflict/use-mudanca-de-outro.ts';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import { CamposFechados } from '#components/form/fields/CamposFechados.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useAtosDosOperadores, useOperadorNoPortal } from '#lib/portal/api/operadores-estrangeiros.ts';
import type { OperadorNoPortal } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { NOME_ATO_DO_PREPARO, preparoEditavel } from '#lib/portal/domain/preparo-no-portal.ts';
import { OPERADOR_NO_PORTAL } from '#lib/portal/registros/operador-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
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
  const { id, versao, situacao, ato, fornecedor, importador, nome, codigoPais, mudouNoCadastro, codigo } = operador;
  const editavel = preparoEditavel(operador) && !operador.excluidoEm;
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
        sinais={<SinaisDoPreparo registro={operador} />}
        ato={<ProximoAto ramo={RAMO_DOS_OPERADORES} registro={operador} gravarAntes={gravarAntes} />}
        outrosAtos={<OutrosAtos ramo={RAMO_DOS_OPERADORES} registro={operador} gravarAntes={gravarAntes} />}
      />
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        <AvisosDoPreparo ramo={RAMO_DOS_OPERADORES} registro={operador} />
        {mudouNoCadastro.length > 0 && (
          <Alert severity="warning">
            O cadastro do fornecedor mudou depois que isto foi escrito:{' '}
            {mudouNoCadastro.map((campoMudado) => ROTULOS[campoMudado] ?? campoMudado).join(', ')}.{' '}
            {situacao === 'ENVIADO' ? 'Prepare uma nova versão.' : 'Confira os campos abaixo.'}
          </Alert>
        )}
        {editavel && codigo && (
          <Alert severity="info">
            Isto é uma {NOME_ATO_DO_PREPARO[ato].toLowerCase()} do operador {codigo}: ela substitui inteira a versão que
            o Portal tem. No Portal o operador continua como está até ela ser revisada e enviada.
          </Alert>
        )}
        <FormularioDeDocumento
          titulo={`Operador ${nome}`}
          definicao={FORMULARIO_DO_OPERADOR}
          registro={operador}
          fechado={editavel ? null : { porque: porqueFechado(RAMO_DOS_OPERADORES, operador) }}
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
