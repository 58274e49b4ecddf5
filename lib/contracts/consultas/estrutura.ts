import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { id } from '#lib/registros/primitivos.ts';

export const estruturaConsulta = consultaDeCadastro(['produto', 'revisao', 'vigenciaInicio'], '-vigenciaInicio', {
  produtoId: id.optional(),
});
